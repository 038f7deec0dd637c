import type { Run } from '../page/display-list.ts'
import { breakUnits } from './break-units.ts'
import { emWidth } from './em-width.ts'
import { joinRuns } from './join-runs.ts'

/**
 * A sentence in large type as `count` lines, two or three, none wider than `most` em: ended behind its points, or else between words as a dictionary
 * of Chinese and Japanese tells them, and about as long as each other. Undefined where there is no such way.
 */
export function phraseLines(runs: readonly Run[], count: number, most: number): Run[][] | undefined {
  const units = breakUnits(runs)
  const costs = breakCosts(units)
  let best: { cost: number; ends: number[] } | undefined
  for (const ends of endsOf(units.length, count)) {
    const widths = slices(units, ends).map(line => emWidth(wordsOf(line).trimEnd()))
    const widest = Math.max(...widths)
    const narrowest = Math.min(...widths)
    if (widest > most) continue
    const uneven = perUneven * (1 - narrowest / widest) + (narrowest < leastLine ? perShort : 0)
    const cost = ends.slice(0, -1).reduce((sum, end) => sum + (costs[end] ?? inWord), uneven)
    if (!best || cost < best.cost) best = { cost, ends }
  }
  return best && slices(units, best.ends).map(line => joinRuns(line.flat()))
}

const perUneven = 1.2
/** em */
const leastLine = 4
const perShort = 2

/** What it costs that a line ends there. */
const behindPoint = 0
const behindSpace = 0.5
const betweenWords = 1
const beforeParticle = 2.5
const inWord = 4

const point = /[，。、；：！？…—」』）》,.;:!?)]\s*$/u
const particle = /^[的了嗎吗呢吧啊呀喔囉過过著着們们得地はがをにでとものへ]/u

// By the number of units before it.
function breakCosts(units: readonly Run[][]): number[] {
  const text = units.map(wordsOf)
  const sentence = text.join('')
  const begins = new Set([...dictionary.segment(sentence)].map(({ index }) => index))
  let at = 0
  return text.map((unit, n) => {
    const before = text[n - 1] ?? ''
    const cost = point.test(before)
      ? behindPoint
      : /\s$/u.test(before)
        ? behindSpace
        : !begins.has(at)
          ? inWord
          : particle.test(unit)
            ? beforeParticle
            : betweenWords
    at += unit.length
    return cost
  })
}

const dictionary = new Intl.Segmenter('zh', { granularity: 'word' })

function endsOf(units: number, count: number, from = 1): number[][] {
  if (count === 1) return [[units]]
  return Array.from({ length: Math.max(0, units - from) }, (_, n) => from + n).flatMap(end =>
    endsOf(units, count - 1, end + 1).map(others => [end, ...others]),
  )
}

const slices = (units: readonly Run[][], ends: readonly number[]) =>
  ends.map((end, n) => units.slice(ends[n - 1] ?? 0, end))

const wordsOf = (unit: readonly Run[] | readonly Run[][]): string =>
  unit
    .flat()
    .map(run => (typeof run === 'string' ? run : run.emoji))
    .join('')
