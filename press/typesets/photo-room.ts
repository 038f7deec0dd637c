import { spanOf } from '../page/columns.ts'
import type { GroupRoom, Span } from '../photos/photo-group.ts'
import type { TypesetContext } from './context.ts'
import type { ItemDesign, PhotoPlace } from './item-design.ts'

/** The room that a group has at its place; of its rows it leaves `inset` mm free. */
export function photoRoom(
  { x, w, ...place }: PhotoPlace,
  inset: number,
  fills: GroupRoom['fills'],
  { area, offLines }: TypesetContext,
  design: ItemDesign,
): GroupRoom {
  const {
    photoRows,
    photoGap,
    photoTargetScale,
    besideColumn,
    mostBeside,
    lines,
    aloneOnEvery,
    leastStrip,
    taller,
  } = design
  const { groupsKeep, leastSide, leastTall } = {
    ...design,
    ...(place.leastSide && { leastSide: place.leastSide, leastTall: place.leastSide }),
    ...(place.keeps && { groupsKeep: place.keeps }),
  }
  const spans = spansIn({ x, w }, design)
  return {
    width: w,
    rowMm: area.rowMm,
    maxRows: Math.min(photoRows, area.rows),
    gap: photoGap,
    inset,
    ...(spans.length > 0 && { spans }),
    ...(lines &&
      !offLines && { lines: lines.map(line => line - x).filter(line => line > -0.1 && line < w - 0.1) }),
    ...(groupsKeep && { keeps: groupsKeep }),
    ...(aloneOnEvery && { aloneOnEvery }),
    ...(taller && { taller }),
    ...(besideColumn && { besideColumn }),
    ...(mostBeside && { mostBeside }),
    ...(leastSide && { leastSide }),
    ...(leastTall && { leastTall }),
    ...(leastStrip && { leastStrip }),
    ...(photoTargetScale && { targetScale: photoTargetScale }),
    ...(fills && { fills, narrower: narrowIn({ x, w }, design) }),
  }
}

// Where it is inside the place, and narrower.
function narrowIn(
  { x, w }: PhotoPlace,
  { narrowPlace: narrow }: ItemDesign,
): NonNullable<GroupRoom['narrower']> {
  if (!narrow || narrow.w > w - 1 || narrow.x < x - 0.1 || narrow.x + narrow.w > x + w + 0.1) return []
  return [{ x: narrow.x - x, w: narrow.w, ...(narrow.leastSide && { leastSide: narrow.leastSide }) }]
}

// Whole columns of the place from its left on, the widest first; narrower ones would make stamps.
function spansIn(
  { x, w }: PhotoPlace,
  { columns, leastSpan = Math.min(narrowest, w * 0.4) }: ItemDesign,
): Span[] {
  if (!columns) return []
  const lefts = Array.from({ length: columns.count }, (_, n) => spanOf(columns, n, 1).x)
  const first = lefts.findIndex(left => Math.abs(left - x) < 0.1)
  if (first < 0) return []
  return lefts
    .slice(first + 1)
    .map((_, n) => ({ x: 0, w: spanOf(columns, first, n + 2).w }))
    .filter(span => span.w <= w + 0.1 && span.w > leastSpan)
    .reverse()
}

/** mm */
const narrowest = 24
