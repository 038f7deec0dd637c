import { expect, test } from 'vitest'
import { isPictureFile, isTooSmall } from './picture-check.ts'

test.each([
  ['a.jpg', 'image/jpeg', true],
  ['IMG_1.HEIC', '', true],
  ['a.pdf', 'application/pdf', false],
  ['a.jpg', 'text/html', false],
  ['a.txt', '', false],
])('%s (%s) is a picture: %s', (name, type, is) => {
  expect(isPictureFile({ name, type })).toBe(is)
})

test('a picture has at least 480 pixels each way', () => {
  expect(isTooSmall({ width: 480, height: 480 })).toBe(false)
  expect(isTooSmall({ width: 4000, height: 479 })).toBe(true)
})
