import { expect, test } from 'vitest'
import { isGuessable } from './is-guessable.ts'

test.each([
  ['many people have it', 'Password1'],
  ['with something between', 'pass word-123'],
  ['in wide letters', 'ｐａｓｓｗｏｒｄ'],
  ['a few letters again and again', 'abababab'],
  ['digits as they follow each other', '23456789'],
  ['letters from behind', 'hgfedcba'],
  ['a day', '2019/02/14'.replaceAll('/', '')],
  ['a day as it is said elsewhere', '14.02.2019'],
])('%s: it is guessed', (_why, password) => {
  expect(isGuessable(password)).toBe(true)
})

test('the name of a book does not guard it', () => {
  expect(isGuessable('我們的小日子 2024', ['我們的小日子2024'])).toBe(true)
  expect(isGuessable('我們的小日子 2024', ['別的'])).toBe(false)
})

test.each(['kmq4-x7tr-vh2e', 'correct horse battery', '外婆的紅燒肉最好吃', 'long enough', '20191345'])(
  '%s is not',
  password => {
    expect(isGuessable(password)).toBe(false)
  },
)
