import { expect, test } from 'vitest'
import { cleanText, comparable } from './clean-text.ts'

test.each([
  ['a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\n\ne'],
  ['a\u0000b\u0007c\td\u007f', 'abc d'],
  ['a\ud800b', 'a\ufffdb'],
  ['@[100:2048:Ann Example] and @[5:Ben], not @[x] or @[1:2', 'Ann Example and Ben, not @[x] or @[1:2'],
  ['\u202eevil\u202c live', 'evil live'],
  ['\u202bשלום', '\u202bשלום\u202c'],
  ['\u2067א\nb\u2069', '\u2067א\u2069\nb'],
  ['\u202aa\u2067b\u202cc\u2069d\u202c', '\u202aa\u2067bc\u2069d\u202c'],
  ['👨‍👩‍👧‍👦 🇹🇼 👍🏽', '👨‍👩‍👧‍👦 🇹🇼 👍🏽'],
])('%j is printed as %j', (raw, clean) => expect(cleanText(raw)).toBe(clean))

test('texts that read the same are equal', () => expect(comparable(' cafe\u0301 \n noir ')).toBe('café noir'))
