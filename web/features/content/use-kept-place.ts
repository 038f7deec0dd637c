import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import type { PageOfPlan } from '../reader/page-queries.ts'
import type { Spread } from '../reader/spreads-of.ts'
import { placeAfter } from './place-after.ts'

/** Keeps what is read in its place on screen when months before it come, go or grow. */
export function useKeptPlace(
  rows: Virtualizer<Window, Element>,
  spreads: readonly Spread<PageOfPlan>[],
  { rowHeight, top, across }: { rowHeight: number; top: number; across: number },
): void {
  const last = useRef({ spreads, across })
  useLayoutEffect(() => {
    const before = last.current
    last.current = { spreads, across }
    // another width lays all anew
    if (before.spreads === spreads || before.across !== across || rowHeight === 0) return
    const offset = rows.scrollOffset ?? 0
    const at = Math.max(0, Math.round((offset + rows.options.scrollPaddingStart - top) / rowHeight))
    const moved = placeAfter(before.spreads, at, spreads) - at
    if (moved !== 0) rows.scrollToOffset(offset + moved * rowHeight)
  }, [rows, spreads, across, rowHeight, top])
}
