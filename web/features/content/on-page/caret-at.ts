import type { Letter, Point } from './place-letters.ts'

/** Offset in a text at which the caret stands after a click at a point: between the letters that it is nearest to. */
export function caretAt(lines: readonly (readonly Letter[])[], point: Point, size: number): number {
  // a baseline lies below the middle of its letters
  const distance = (line: readonly Letter[]) => Math.abs((line[0]?.y ?? 0) - size * middle - point.y)
  const line = lines.reduce(
    (best, other) => (distance(other) < distance(best) ? other : best),
    lines[0] ?? [],
  )
  for (const [i, { at, x }] of line.entries()) {
    const next = line[i + 1]
    const width = next ? Math.min(next.x - x, size) : size
    if (point.x < x + width / 2) return at
  }
  const last = line.at(-1)
  return last ? last.at + last.length : 0
}

/** Of the size of letters: how far above the baseline their middle is. */
const middle = 0.38
