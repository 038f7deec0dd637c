import { invariant } from '#domain/invariant'
import type { Measure } from '../engine/count-lines.ts'
import type { Run } from '../page/display-list.ts'
import { breakUnits } from '../text/break-units.ts'
import type { Placement, TextBlock } from './block.ts'

/** The words of every text placement: the whole paragraph, or the lines of it that stand there. */
export function splitTexts(placements: readonly Placement[], context: Measure): Map<Placement, Run[]> {
  const parts = new Map<TextBlock, Placement[]>()
  for (const placement of placements) {
    if (placement.block.kind !== 'text') continue
    const others = parts.get(placement.block)
    if (others) others.push(placement)
    else parts.set(placement.block, [placement])
  }
  const words = new Map<Placement, Run[]>()
  const split: { block: TextBlock; places: Placement[]; units: Run[][] }[] = []
  for (const [block, places] of parts) {
    const [only] = places
    if (places.length === 1 && only) words.set(only, block.paragraph.runs)
    else split.push({ block, places, units: breakUnits(block.paragraph.runs) })
  }
  const ends = context.compiler.split(
    context.styles,
    split.map(({ block, places, units }) => ({
      style: block.style,
      lang: block.paragraph.lang,
      width: block.w,
      units,
      parts: places.slice(0, -1).map(place => place.to - place.from),
    })),
  )
  for (const [i, { places, units }] of split.entries()) {
    let from = 0
    for (const [n, place] of places.entries()) {
      const to = n === places.length - 1 ? units.length : ends[i]?.[n]
      invariant(to !== undefined, 'the compiler ends each part of a text')
      words.set(place, joinRuns(units.slice(from, to).flat()))
      from = to
    }
  }
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
