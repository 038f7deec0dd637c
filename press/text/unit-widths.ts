import { LRUCache } from 'lru-cache'
import type { Run } from '../page/display-list.ts'

// Widths in em, as Typst sets Chinese in Taiwan and Hong Kong (press/engine/words.typ).

/** A piece of a paragraph that no line end parts, as far as the width of its line needs it. */
export interface UnitWidth {
  /** Without the space at its end. */
  width: number
  /** em of that space, which a line end swallows. */
  space: number
  first: Side
  last: Side
  /** Characters that stand further apart when a line is stretched, Chinese ones, points and spaces; and all of them. */
  stretching: number
  characters: number
}

/** What a neighbour is minded for. */
export type Side = 'chinese' | 'latin' | 'opening' | 'closing' | 'point' | 'other'

/** The parts of units that are of no Chinese width and have to be measured. */
export function partsToMeasure(units: readonly (readonly Run[])[]): Run[] {
  return units
    .flat()
    .flatMap((run): Run[] =>
      typeof run === 'string' ? partsOf(run).flatMap(part => (part.isForeign ? [part.words] : [])) : [run],
    )
}

/** `emOf`: width of what `partsToMeasure` names; `cornered`: points stand in a corner of their em, as closing brackets do. */
export function unitWidth(unit: readonly Run[], emOf: (part: Run) => number, cornered: boolean): UnitWidth {
  const sum: UnitWidth = { width: 0, space: 0, first: 'other', last: 'other', stretching: 0, characters: 0 }
  let before: Side | undefined
  const add = (width: number, first: Side, last: Side, stretching: number, characters: number) => {
    sum.width += width + between(before, first)
    sum.characters += characters
    sum.stretching += stretching
    if (before === undefined) sum.first = first
    sum.last = last
    before = last
  }
  const side = (of: Side): Side => (of === 'point' && cornered ? 'closing' : of)
  for (const run of unit) {
    if (typeof run !== 'string') add(emOf(run), 'other', 'other', 0, 1)
    else
      for (const { words, isForeign, first, last, gaps } of partsOf(run))
        add(isForeign ? emOf(words) : 1, side(first), side(last), gaps, words.length)
  }
  const end = unit.at(-1)
  if (typeof end === 'string' && end.endsWith(' ')) sum.space = space
  return sum
}

/** em that two neighbours stand further apart, or closer. */
export function between(a: Side | undefined, b: Side): number {
  if ((a === 'chinese' && b === 'latin') || (a === 'latin' && b === 'chinese')) return 0.25
  if (a === 'closing' && (b === 'closing' || b === 'opening' || b === 'point')) return -0.5
  return b === 'opening' && (a === 'opening' || a === 'point') ? -0.5 : 0
}

/** em of a space, of the fonts' usual ones. */
const space = 0.252

/** A single character of a whole em, or what stands between two of them. */
interface Part {
  words: string
  isForeign: boolean
  first: Side
  last: Side
  /** Where it is opened when its line is stretched. */
  gaps: number
}

// Joiners and invisible breaks have no width.
function partsOf(words: string): Part[] {
  const known = remembered.get(words)
  if (known) return known
  const parts = words.replace(/[\u200b\u2060]| +$/gu, '').match(wideOrOthers) ?? []
  const read = parts.map(part => {
    const isForeign = !oneWide.test(part)
    return {
      words: part,
      isForeign,
      first: sideOf(part.slice(0, 1)),
      last: sideOf(part.slice(-1)),
      gaps: gapsOf(part, isForeign),
    }
  })
  remembered.set(words, read)
  return read
}

// most units are one of some thousand characters
const remembered = new LRUCache<string, Part[]>({ max: 20_000 })

const wide = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、，。．：；！？）〕】〉》」』（〔【〈《「『…—～ー\u2003\u3000]`
const oneWide = new RegExp(`^${wide}$`, 'u')
const wideOrOthers = new RegExp(`${wide}|(?:(?!${wide}).)+`, 'gsu')

// Typst opens no line at a dash, an ellipsis or a space of an em.
const gapsOf = (part: string, isForeign: boolean) =>
  isForeign ? part.split(' ').length - 1 : /^[—…～\u2003]$/u.test(part) ? 0 : 1

function sideOf(character: string): Side {
  if (/[「『（《〈【〔]/u.test(character)) return 'opening'
  if (/[」』）》〉】〕]/u.test(character)) return 'closing'
  if (/[，。、；：！？]/u.test(character)) return 'point'
  if (/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d#$%&]/u.test(character)) return 'latin'
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(character) ? 'chinese' : 'other'
}
