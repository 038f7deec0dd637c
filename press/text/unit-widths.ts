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
    .flatMap((run): Run[] => (typeof run === 'string' ? partsOf(run).filter(isForeign) : [run]))
}

/** `emOf`: width of what `partsToMeasure` names; `cornered`: points stand in a corner of their em, as closing brackets do. */
export function unitWidth(unit: readonly Run[], emOf: (part: Run) => number, cornered: boolean): UnitWidth {
  const sum: UnitWidth = { width: 0, space: 0, first: 'other', last: 'other', stretching: 0, characters: 0 }
  let before: Side | undefined
  for (const part of unit.flatMap((run): Run[] => (typeof run === 'string' ? partsOf(run) : [run]))) {
    const [first, last] = typeof part === 'string' ? sidesOf(part, cornered) : (['other', 'other'] as const)
    sum.width += (typeof part === 'string' && !isForeign(part) ? 1 : emOf(part)) + between(before, first)
    sum.characters += typeof part === 'string' ? part.length : 1
    if (typeof part === 'string') sum.stretching += gapsOf(part)
    if (before === undefined) sum.first = first
    sum.last = last
    before = last
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

// Typst opens no line at a dash, an ellipsis or a space of an em.
const gapsOf = (part: string) =>
  isForeign(part) ? part.split(' ').length - 1 : /^[—…～\u2003]$/u.test(part) ? 0 : 1

/** em of a space, of the fonts' usual ones. */
const space = 0.252

// Single characters of a whole em, and what stands between them; joiners and invisible breaks have no width.
const partsOf = (words: string): string[] =>
  words.replace(/[\u200b\u2060]| +$/gu, '').match(new RegExp(`${wide}|(?:(?!${wide}).)+`, 'gsu')) ?? []

const wide = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、，。．：；！？）〕】〉》」』（〔【〈《「『…—～ー\u2003\u3000]`
const isForeign = (part: Run): boolean => typeof part !== 'string' || !oneWide.test(part)
const oneWide = new RegExp(`^${wide}$`, 'u')

function sidesOf(part: string, cornered: boolean): readonly [Side, Side] {
  return [sideOf(part.slice(0, 1), cornered), sideOf(part.slice(-1), cornered)]
}

function sideOf(character: string, cornered: boolean): Side {
  if (/[「『（《〈【〔]/u.test(character)) return 'opening'
  if (/[」』）》〉】〕]/u.test(character)) return 'closing'
  if (/[，。、；：！？]/u.test(character)) return cornered ? 'closing' : 'point'
  if (/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d#$%&]/u.test(character)) return 'latin'
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(character) ? 'chinese' : 'other'
}
