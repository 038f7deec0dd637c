import { expect, test } from 'vitest'
import { isLineTrouble, pauseBefore } from './line-trouble.ts'

test.each([0, 408, 409, 423, 429, 500, 502, 503, 507])('%d is waited out', status => {
  expect(isLineTrouble(status)).toBe(true)
})

test.each([400, 401, 403, 404, 410, 413])('%d is no trouble of the line', status => {
  expect(isLineTrouble(status)).toBe(false)
})

test('pauses grow, and end growing', () => {
  expect([1, 2, 3, 6, 7, 500].map(pauseBefore)).toEqual([2000, 4000, 8000, 64_000, 120_000, 120_000])
})
