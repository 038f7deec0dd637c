import type { Line } from '../drawn-page.ts'
import { sizeKey } from '../gather-paragraphs.ts'
import type { OpenBook } from '../open-book.ts'

/** mm that a baseline may be beside the grid. */
const tolerance = 0.15

/** Share of the lines of the body that stand on one grid of whole lines, the one that most of them stand on. */
export function onBaselineGrid({ pages, body }: OpenBook): number {
  const lines = pages.flatMap(page => page.lines.filter(line => sizeKey(line) === body.size))
  if (lines.length === 0 || body.leading === 0) return 1
  const phases = lines.map(line => phaseOf(line, body.leading))
  const candidates = [...new Set(phases.map(phase => Math.round(phase * 20) / 20))]
  const counts = candidates.map(
    candidate => phases.filter(phase => apart(phase, candidate, body.leading) <= tolerance).length,
  )
  return Math.max(...counts) / lines.length
}

const phaseOf = (line: Line, leading: number) => line.y % leading

function apart(a: number, b: number, leading: number): number {
  const distance = Math.abs(a - b)
  return Math.min(distance, leading - distance)
}
