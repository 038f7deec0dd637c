import { invariant } from '#domain/invariant'
import type { Measure } from '../engine/count-lines.ts'
import { splitParagraphs } from '../engine/split-paragraphs.ts'
import type { Run } from '../page/display-list.ts'
import { breakUnits } from '../text/break-units.ts'
import { joinRuns } from '../text/join-runs.ts'
import type { Placement, TextBlock } from './block.ts'

/** The words of every text placement: the whole paragraph, or the lines of it that stand there. Each way to break a month has all. */
export function splitTexts(ways: readonly (readonly Placement[])[], context: Measure): Map<Placement, Run[]> {
  const words = new Map<Placement, Run[]>()
  const split: { block: TextBlock; places: Placement[]; units: Run[][] }[] = []
  for (const [block, places] of ways.flatMap(partsOf)) {
    const [only] = places
    if (places.length === 1 && only) words.set(only, block.paragraph.runs)
    else split.push({ block, places, units: breakUnits(block.paragraph.runs) })
  }
  const ends = splitParagraphs(
    context,
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
      const part = joinRuns(units.slice(from, to).flat())
      words.set(place, n > 0 ? trimmed(part) : part)
      from = to
    }
  }
  return words
}

function partsOf(placements: readonly Placement[]): [TextBlock, Placement[]][] {
  const parts = new Map<TextBlock, Placement[]>()
  for (const placement of placements) {
    if (placement.block.kind !== 'text') continue
    const others = parts.get(placement.block)
    if (others) others.push(placement)
    else parts.set(placement.block, [placement])
  }
  return [...parts]
}

// A part that goes on begins without a space.
function trimmed(runs: Run[]): Run[] {
  const [first, ...others] = runs
  return typeof first === 'string' ? [first.trimStart(), ...others] : runs
}
