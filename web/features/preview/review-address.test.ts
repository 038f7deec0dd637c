import { expect, test } from 'vitest'
import { endOfDay, reviewAddress } from './review-address.ts'

test('a book is read under its address, with the key of its link where it has one', () => {
  expect(reviewAddress('https://a.example', 'b1')).toBe('https://a.example/app/review?bid=b1&action=share')
  expect(reviewAddress('https://a.example', 'b1', 'k-_1')).toBe(
    'https://a.example/app/review?bid=b1&share=k-_1&action=share',
  )
})

test('a link ends with its day', () => {
  const end = new Date(endOfDay('2021-03-05') ?? '')
  expect([end.getFullYear(), end.getMonth(), end.getDate(), end.getHours()]).toEqual([2021, 2, 5, 23])
  expect(endOfDay('')).toBeNull()
})
