import { expect, test } from 'vitest'
import { coverTemplates } from '#domain/covers/cover-colours'
import { cropShape, partOfPercent } from './crop-shape.ts'

test('a full cover is cropped as the page is', () => {
  expect(cropShape('full', { width: 148, height: 210 })).toBeCloseTo(0.705)
})

test('every style has a window', () => {
  for (const { name } of coverTemplates)
    expect(cropShape(name, { width: 148, height: 210 })).toBeGreaterThan(0.5)
})

test('a part never leaves the picture', () => {
  expect(partOfPercent({ x: -0.001, y: 50, width: 100.2, height: 50.01 })).toEqual({
    x: 0,
    y: 0.5,
    w: 1,
    h: 0.5,
  })
  expect(partOfPercent({ x: 100, y: 0, width: 0, height: 100 })).toEqual({ x: 0.99, y: 0, w: 0.01, h: 1 })
})
