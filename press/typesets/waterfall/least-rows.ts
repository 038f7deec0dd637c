import type { PlacedBox } from './columns-from.ts'

/** Rows that all boxes before each take at least: a card that is one box may be lower than its lines. */
export function leastRows(boxes: readonly PlacedBox[]): number[] {
  let sum = 0
  const lines = [0, ...boxes.map(({ min }) => (sum += min))]
  let saved = 0
  return lines.map((rows, n) => {
    const { whole } = boxes[n - 1] ?? {}
    if (whole) saved += Math.max(0, (lines[whole.next] ?? 0) - (lines[n - 1] ?? 0) - whole.box.min)
    return rows - saved
  })
}
