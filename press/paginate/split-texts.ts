import type { Measure } from '../engine/count-lines.ts'
import type { Run } from '../page/display-list.ts'
import { breakUnits } from '../text/break-units.ts'
import type { Placement, TextBlock } from './block.ts'

/** The words of every text placement: the whole paragraph, or the lines of it that stand there. */
export function splitTexts(placements: readonly Placement[], context: Measure): Map<Placement, Run[]> {
  const parts = new Map<TextBlock, Placement[]>()
  for (const placement of placements) {
    if (placement.block.kind !== 'text') continue
    const held = parts.get(placement.block)
    if (held) held.push(placement)
    else parts.set(placement.block, [placement])
  }
  const words = new Map<Placement, Run[]>()
  const cut: { block: TextBlock; at: Placement[]; units: Run[][] }[] = []
  for (const [block, at] of parts) {
    const [only] = at
    if (at.length === 1 && only) words.set(only, block.paragraph.runs)
    else cut.push({ block, at, units: breakUnits(block.paragraph.runs) })
  }
  const ends = context.compiler.split(
    context.styles,
    cut.map(({ block, at, units }) => ({
      style: block.style,
      lang: block.paragraph.lang,
      width: block.w,
      units,
      parts: at.slice(0, -1).map(p => p.to - p.from),
    })),
  )
  cut.forEach(({ at, units }, i) => {
    let from = 0
    at.forEach((placement, n) => {
      const to = n === at.length - 1 ? units.length : (ends[i]?.[n] ?? units.length)
      words.set(placement, joinRuns(units.slice(from, to).flat()))
      from = to
    })
  })
  return words
}

/** Neighbouring strings become one again, so that shaping and the Han-Latin gap see whole words. */
export function joinRuns(parts: Run[]): Run[] {
  const runs: Run[] = []
  for (const part of parts) {
    const before = runs.at(-1)
    if (typeof part === 'string' && typeof before === 'string') runs[runs.length - 1] = before + part
    else if (typeof part === 'object' && typeof before === 'object') before.emoji += part.emoji
    else runs.push(typeof part === 'string' ? part : { ...part })
  }
  const [first] = runs
  if (typeof first === 'string') runs[0] = first.trimStart()
  return runs
}
