import { expect, test } from 'vitest'
import { bytesText } from './bytes-text.ts'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [2 ** 30, '1 GB'],
  [5.25 * 2 ** 40, '5.3 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})
