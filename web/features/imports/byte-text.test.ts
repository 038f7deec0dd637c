import { expect, test } from 'vitest'
import { byteText } from './byte-text.ts'

test.each([
  [0, '0 KB'],
  [12_400, '12.4 KB'],
  [812_300, '812 KB'],
  [3_449_000, '3.4 MB'],
  [1_254_000_000, '1.25 GB'],
  [2_400_000_000_000, '2,400 GB'],
])('%d bytes', (bytes, text) => {
  expect(byteText(bytes, 'en')).toBe(text)
})
