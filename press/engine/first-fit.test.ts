import { expect, it } from 'vitest'
import { type FitUnit, firstFit } from './first-fit.ts'

/** A word of Latin letters, half an em wide each, with a space after it. */
const word = (letters: string, ...ways: [head: string, tail: string][]): FitUnit => ({
  runs: [letters],
  width: {
    width: letters.length / 2,
    space: 0.25,
    first: 'latin',
    last: 'latin',
    stretching: 0,
    characters: letters.length,
  },
  ...(ways.length > 0 && { ways: ways.map(([head, tail]) => ({ head: word(head), tail: word(tail) })) }),
})
const linesOf = (units: FitUnit[], measure: number) =>
  firstFit(units, measure, 0.15).map(
    ({ units, isTorn }) => `${units.map(unit => unit.runs[0]).join(' ')}${isTorn ? '|' : ''}`,
  )

const beautiful = word('beautiful', ['beauti-', 'ful'], ['beau-', 'tiful'])

it('parts the word after a line that would be torn, and no other', () => {
  expect(linesOf([word('so'), word('very'), beautiful, word('it'), word('was')], 6.4)).toEqual([
    'so very beau-',
    'tiful it was',
  ])
  expect(linesOf([word('so'), word('very'), beautiful, word('it')], 3.4)).toEqual([
    'so very',
    'beautiful',
    'it',
  ])
})

it('leaves a line ragged where no head fits, and the last word whole', () => {
  expect(linesOf([word('so'), word('ve'), beautiful, word('it')], 4.2)).toEqual(['so ve|', 'beautiful', 'it'])
  expect(linesOf([word('so'), word('very'), beautiful], 6.4)).toEqual(['so very|', 'beautiful'])
})

it('ends two lines below each other with a hyphen, and not three', () => {
  const heads = ['ab', 'abc', 'abcd', 'abcde', 'abcdef'].reverse()
  const parted = word(
    'abcdefgh',
    ...heads.map((head): [string, string] => [`${head}-`, 'abcdefgh'.slice(head.length)]),
  )
  const lines = linesOf(
    Array.from({ length: 20 }, () => parted),
    10.3,
  )
  const hyphens = lines.map(line => (line.endsWith('-') ? '-' : ' ')).join('')
  expect([hyphens.includes('--'), hyphens.includes('---')]).toEqual([true, false])
})
