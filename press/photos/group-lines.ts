import { type GroupLines, linesOfColumns } from './column-trees.ts'
import type { GroupRoom, Span } from './photo-group.ts'
import { columnStep } from './room-columns.ts'

/** The lines that the photos of a group may begin on: those that its book has, or its columns where the book has none. */
export function linesOf(room: GroupRoom): GroupLines | undefined {
  const { width, gap, lines, spans = [], narrower = [] } = room
  if (!lines) return inColumns(room, columnStep(room))
  const right = width + gap
  const inside = lines.filter(line => line > -near && line < right - near)
  const ends = [...spans, ...narrower]
    .map(span => span.x + span.w + gap)
    .filter(end => end < right - near && !inside.some(line => Math.abs(line - end) < near))
  const all = [...inside, ...new Set(ends), right].sort((a, b) => a - b)
  return { lines: all, ends: new Set(ends.map(end => all.indexOf(end))), gap }
}

/** Columns of a room, `step` mm from each to the next. */
export function inColumns({ width, gap }: GroupRoom, step: number | undefined): GroupLines | undefined {
  return step === undefined ? undefined : linesOfColumns(Math.round((width + gap) / step), step, gap)
}

/** Numbers of the lines that a place begins on and ends before; none where it begins beside them. */
export function endsOf({ x, w }: Span, { lines, isEven, gap }: GroupLines): [number, number] | undefined {
  const [first = 0, second = 0] = lines
  if (isEven) return [0, Math.round((w + gap) / (second - first))]
  const left = lines.findIndex(line => Math.abs(line - x) < near)
  const right = lines.findIndex(line => Math.abs(line - (x + w + gap)) < near)
  return left < 0 || right <= left ? undefined : [left, right]
}

/** mm */
const near = 0.1
