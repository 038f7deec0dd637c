import { useEffect, useState } from 'react'

/** CSS pixels that a keyboard on the screen covers from below; 0 without one. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!seen) return
    const measure = () => {
      // zooming in shrinks the viewport too, but is no keyboard
      const covered = seen.scale > 1.01 ? 0 : innerHeight - seen.height - seen.offsetTop
      setHeight(covered > 120 ? covered : 0)
    }
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [])
  return height
}
