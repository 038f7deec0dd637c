import { describe, expect, it } from 'vitest'
import { cropAround } from './focus.ts'

describe('the part of a picture that its slot shows', () => {
  it.each([
    ['of a focus in the middle half', { x: 0.3, y: 0.5 }, 0.9, { x: 0.05, y: 0, w: 0.9, h: 1 }],
    ['where nothing is known', undefined, 1 / 0.88, { x: 0, y: 0.06, w: 1, h: 0.88 }],
  ])('is the middle %s', (_, focus, give, crop) => {
    const part = cropAround(give, focus)
    for (const side of ['x', 'y', 'w', 'h'] as const) expect(part[side]).toBeCloseTo(crop[side])
  })

  it('keeps nearly a quarter of the picture at both sides of the focus, and more than half below it', () => {
    expect(cropAround(0.88, { x: 0.27, y: 0.5 }).x).toBeCloseTo(0.03)
    expect(cropAround(0.88, { x: 0.73, y: 0.5 }).x).toBeCloseTo(0.09)
    expect(cropAround(1 / 0.88, { x: 0.5, y: 0.4 }).y).toBeCloseTo(0.07)
  })

  it('keeps what is at an edge', () => {
    expect(cropAround(0.88, { x: 0.02, y: 0.5 }).x).toBe(0)
    expect(cropAround(0.88, { x: 0.98, y: 0.5 }).x).toBeCloseTo(0.12)
    expect(cropAround(1 / 0.88, { x: 0.5, y: 0.1 }).y).toBe(0)
  })

  it('has the focus in the middle where it is narrow', () => {
    expect(cropAround(0.3, { x: 0.3, y: 0.5 }).x).toBeCloseTo(0.15)
  })
})
