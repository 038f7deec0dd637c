import { expect, test } from 'vitest'
import { hyphensOf } from './hyphens-of.ts'
import { lettersOf } from './letters-of.ts'

const pieces = (text: string) => lettersOf(text).map(({ at, length }) => text.slice(at, at + length))

test.each([
  ['a sequence', '全家👨‍👩‍👧好', ['全', '家', '👨‍👩‍👧', '好']],
  ['with a colour of skin', '讚👍🏽👍', ['讚', '👍🏽', '👍']],
  ['with a selector', '海❤️邊☁', ['海', '❤️', '邊', '☁']],
  ['of two flags', '🇹🇼🇯🇵', ['🇹🇼', '🇯🇵']],
  ['on a key', '1️⃣2', ['1️⃣', '2']],
])('an emoji %s is one letter', (_, text, letters) => {
  expect(pieces(text)).toEqual(letters)
})

test('what prints nothing is no letter', () => {
  expect(pieces('早 上\u2060好\u00ad')).toEqual(['早', '上', '好'])
})

test('hyphens are where the press put them', () => {
  expect(hyphensOf('我的 fam\u00adily 和 friend\u00adship')).toEqual([5, 15])
})
