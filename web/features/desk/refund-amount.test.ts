import { expect, test } from 'vitest'
import { refundAmount } from './refund-amount.ts'

const left = { amount: '1690', currency: 'TWD' } as const

test.each([
  ['1690', { amount: '1690', currency: 'TWD' }],
  [' 1,690 ', { amount: '1690', currency: 'TWD' }],
  ['1', { amount: '1', currency: 'TWD' }],
  ['1691', 'tooMuch'],
  ['0', 'none'],
  ['-5', 'none'],
  ['0.5', 'none'],
  ['', 'none'],
  ['all', 'none'],
])('%s of 1690 dollars', (typed, amount) => {
  expect(refundAmount(typed, left)).toEqual(amount)
})

test('cents are given back where there are cents', () => {
  const sum = { amount: '31.20', currency: 'USD' } as const
  expect(refundAmount('31.2', sum)).toEqual({ amount: '31.2', currency: 'USD' })
  expect(refundAmount('31.21', sum)).toBe('tooMuch')
})
