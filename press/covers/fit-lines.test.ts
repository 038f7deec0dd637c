import { expect, it } from 'vitest'
import { fitLines, type Piece, type Room } from './fit-lines.ts'

const mm = 72 / 25.4
const room = (more: Partial<Room>): Room => ({
  length: 100,
  depth: 50,
  max: 10 * mm,
  min: 2 * mm,
  leading: 1,
  tracking: 0,
  maxLines: 9,
  ...more,
})
/** `|` before a letter: a word starts there, `/`: after a pause. A letter is 1 em, a blank half. */
const levels: Record<string, Piece['level']> = { '|': 1, '/': 0 }
const pieces = (text: string): Piece[] =>
  [...text.matchAll(/([|/]?)(.)/g)].map(([, bar, sign]) => ({
    advance: sign === ' ' ? 0.5 : 1,
    level: bar ? (levels[bar] ?? 4) : sign === ' ' ? 4 : 3,
    space: sign === ' ',
  }))
const set = (text: string, more: Partial<Room>) => {
  const fit = fitLines(pieces(text), room(more))
  const plain = text.replaceAll(/[|/]/g, '')
  return fit && { size: fit.size / mm, lines: fit.lines.map(([from, to]) => plain.slice(from, to)) }
}

it('keeps the largest size where the words fit on one line', () => {
  expect(set('abcdefghij', {})).toEqual({ size: 10, lines: ['abcdefghij'] })
})

it('shrinks before it breaks', () => {
  expect(set('abcdefgh |ijkl', {})?.lines).toEqual(['abcdefgh ijkl'])
  expect(set('abcdefgh |ijkl', {})?.size).toBeCloseTo(8, 5)
})

it('breaks between words once shrinking would make it small', () => {
  expect(set('abcdefgh |ijklmnop', {})).toEqual({ size: 10, lines: ['abcdefgh', 'ijklmnop'] })
})

it('makes lines of about the same length', () => {
  expect(set('aa|bb|cc|dd|ee|ff|gg|hh', {})?.lines).toEqual(['aabbccdd', 'eeffgghh'])
})

it('breaks where one pauses when that costs little', () => {
  expect(set('aa|bb|cc|dd|ee/ff|gg|hh', {})?.lines).toEqual(['aabbccddee', 'ffgghh'])
  expect(set('aa|bb|cc|dd|ee|ff|gg/hh', {})?.lines).toEqual(['aabbccdd', 'eeffgghh'])
})

it('breaks inside a word only where the word alone is too long', () => {
  const lines = ['ab', 'x'.repeat(11), 'x'.repeat(11), `${'x'.repeat(8)} cd`]
  expect(set(`ab |${'x'.repeat(30)} |cd`, {})?.lines).toEqual(lines)
})

it('counts the blanks between letters', () => {
  expect(set('abcdefghij', { tracking: 0.1 })?.size).toBeCloseTo(100 / 10.9, 5)
})

it('says when nothing fits at the least size', () => {
  expect(set('x'.repeat(200), { depth: 4 })).toBe(undefined)
})

it('shrinks to the depth of the room', () => {
  expect(set('ab', { depth: 5 })).toEqual({ size: 5, lines: ['ab'] })
})
