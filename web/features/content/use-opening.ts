import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useState } from 'react'

/**
 * Opens the column at a spread as soon as it has its size; tells whether it lies open there. Until then it shows no page:
 * those of the book's beginning would be fetched for nobody.
 */
export function useOpening(rows: Virtualizer<Window, Element>, spread: number, isMeasured: boolean): boolean {
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    if (!isMeasured || isOpen) return
    let frame = 0
    // its height is on screen
    const settle = setTimeout(() => {
      if (spread > 0) rows.scrollToIndex(spread, { align: 'start' })
      // the scrolling is known to the rows before the next frame
      frame = requestAnimationFrame(() => setOpen(true))
    })
    return () => {
      clearTimeout(settle)
      cancelAnimationFrame(frame)
    }
  }, [isMeasured])
  return isOpen
}
