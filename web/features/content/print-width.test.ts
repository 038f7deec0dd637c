import { expect, test } from 'vitest'
import { sharpWidthCm } from './print-width.ts'

test('a photo prints sharp as wide as it has 240 pixels an inch', () => {
  expect(sharpWidthCm({ width: 480 })).toBe(5)
  expect(sharpWidthCm({ width: 2400 })).toBe(25.4)
})

test('what is cut off does not count', () => {
  expect(sharpWidthCm({ width: 2400, crop: { w: 0.5 } })).toBe(12.7)
})
