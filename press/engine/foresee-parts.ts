import { invariant } from '#domain/invariant'
import type { Run } from '../page/display-list.ts'
import { pt, type Styles } from '../page/style.ts'
import { emWidth } from '../text/em-width.ts'
import type { WantSplit } from './compiler.ts'

/** About how many units stand in each part of a paragraph: where Typst, which knows, looks first. */
export function foreseeParts(styles: Styles, { style, width, units, parts }: WantSplit): number[] {
  const size = styles[style]?.size
  invariant(size !== undefined, 'a text that is split has a style')
  const measure = width / (size * pt)
  let unit = 0
  return parts.map(lines => {
    const from = unit
    for (let line = 0; line < lines; line += 1) unit = endOfLine(units, unit, measure)
    return unit - from
  })
}

/** The unit after those that a line holds, one at least. */
function endOfLine(units: readonly Run[][], from: number, measure: number): number {
  let [unit, filled] = [from, 0]
  while (unit < units.length) {
    const runs = units[unit] ?? []
    if (unit > from && filled + widthOf(runs, false) > measure) return unit
    filled += widthOf(runs, true)
    unit += 1
    if (runs.some(run => typeof run === 'string' && run.includes('\n'))) return unit
  }
  return unit
}

/** em, with or without the space at the end, which a line may drop. */
function widthOf(runs: readonly Run[], withSpace: boolean): number {
  return runs.reduce(
    (sum, run) => sum + (typeof run === 'string' ? emWidth(withSpace ? run : run.trimEnd()) : 1),
    0,
  )
}
