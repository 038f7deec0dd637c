import { useEffect, useState } from 'react'

/** CSS pixels that a keyboard on the screen covers from below; 0 without one. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const { visualViewport: viewport } = window
    if (!viewport) return
    const measure = () => {
      // zooming in shrinks the viewport too, but is no keyboard
      const covered = viewport.scale > 1.01 ? 0 : innerHeight - viewport.height - viewport.offsetTop
      setHeight(covered > 120 ? covered : 0)
    }
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [])
  return height
}
