import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'

/**
 * Opens the column at a spread as soon as it has its size; tells whether it lies open there. Until then it shows no page:
 * those of the book's beginning would be fetched for nobody. A spread that is only set later is gone to then, unless
 * somebody has scrolled meanwhile.
 */
export function useOpening(
  rows: Virtualizer<Window, Element>,
  spread: number | undefined,
  isMeasured: boolean,
): boolean {
  const [isOpen, setOpen] = useState(false)
  const isAwaited = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    if (!isMeasured || isOpen) return
    let frame = 0
    // its height is on screen
    const settle = setTimeout(() => {
      isAwaited.current = spread === undefined
      if (spread) rows.scrollToIndex(spread, { align: 'start' })
      // the scrolling is known to the rows before the next frame
      frame = requestAnimationFrame(() => setOpen(true))
    })
    return () => {
      clearTimeout(settle)
      cancelAnimationFrame(frame)
    }
  }, [isMeasured])
  useEffect(() => {
    if (!isOpen || !isAwaited.current || spread === undefined) return
    isAwaited.current = false
    if (!rows.scrollOffset) rows.scrollToIndex(spread, { align: 'start' })
  }, [isOpen, rows, spread])
  return isOpen
}
