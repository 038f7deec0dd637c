import { expect, test } from 'vitest'
import { wordsAt } from './words-at.ts'

const words = (text: string) => ({ text, family: 'serif' as const, weight: 400, size: 3.3, leading: 5.7 })
const [date, first, polished, second, photo] = [
  { item: 'a', x: 15, y: 10, w: 115, h: 5 },
  { item: 'a', x: 54, y: 10, w: 76, h: 5, words: words('first') },
  { item: 'a', x: 54, y: 15, w: 76, h: 5 },
  { item: 'a', x: 54, y: 26, w: 76, h: 5, words: words('second') },
  { item: 'a', x: 54, y: 33, w: 40, h: 40, photo: 'p' },
]
const places = [date, first, polished, second, photo, { item: 'b', x: 54, y: 80, w: 76, h: 5 }]
const at = (x: number, y: number, reach = 4) => wordsAt(places, 'a', { x, y }, reach)?.text

test('words that stand at a point', () => {
  expect([at(60, 12), at(60, 28)]).toEqual(['first', 'second'])
})

test('what stands there and cannot be typed is meant itself', () => {
  expect([at(20, 12), at(60, 17)]).toEqual([undefined, undefined])
})

test('between paragraphs, the nearest that a finger may have meant', () => {
  expect(at(60, 24)).toBe('second')
  expect(at(60, 31.5)).toBe('second')
  // nearer to what cannot be typed
  expect(at(60, 21)).toBeUndefined()
})

test('what is too far away, or of another item, is not meant', () => {
  expect(at(60, 24, 1)).toBeUndefined()
  expect(at(60, 60)).toBeUndefined()
  expect(wordsAt(places, 'b', { x: 60, y: 28 }, 4)).toBeUndefined()
})
