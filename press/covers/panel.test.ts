import { describe, expect, it } from 'vitest'
import { panelOf } from './cover-design.ts'
import { panelsOf } from './cover-sheet.ts'
import { bled, cropToFill } from './panel.ts'

describe('cropToFill', () => {
  it.each([
    [
      'a wide picture in a square',
      { width: 200, height: 100 },
      { w: 50, h: 50 },
      { x: 0.25, y: 0, w: 0.5, h: 1 },
    ],
    [
      'a tall picture in a square',
      { width: 100, height: 200 },
      { w: 50, h: 50 },
      { x: 0, y: 0.2, w: 1, h: 0.5 },
    ],
    ['the same shape', { width: 300, height: 200 }, { w: 3, h: 2 }, { x: 0, y: 0, w: 1, h: 1 }],
  ])('%s', (_, picture, box, crop) => {
    const cut = cropToFill(picture, box)
    for (const side of ['x', 'y', 'w', 'h'] as const) expect(cut[side]).toBeCloseTo(crop[side], 10)
  })

  it('keeps the focus in sight without leaving the picture', () => {
    const picture = { width: 400, height: 100 }
    expect(cropToFill(picture, { w: 1, h: 1 }, { x: 0.9, y: 0.5 })).toEqual({ x: 0.75, y: 0, w: 0.25, h: 1 })
    expect(cropToFill(picture, { w: 1, h: 1 }, { x: 0.5, y: 0.5 }).x).toBe(0.375)
  })
})

it('carries a box on into the bleed only where it touches the trim', () => {
  const panel = panelOf({ x: 3, y: 3, w: 148, h: 210 }, { top: 3, right: 4, bottom: 5, left: 0 })
  expect(bled(panel, { x: 0, y: 0, w: 148, h: 210 })).toEqual({ x: 0, y: -3, w: 152, h: 218 })
  expect(bled(panel, { x: 10, y: 10, w: 50, h: 200 })).toEqual({ x: 10, y: 10, w: 50, h: 205 })
})

it.each([
  ['paperback', 14],
  ['hardback', 14],
] as const)('keeps the words of a small %s %d mm from the spine', (binding, margin) => {
  const { front, back } = panelsOf({
    trim: { width: 148, height: 210 },
    bleed: { outer: 3, top: 3, bottom: 3 },
    spineMm: 12,
    binding,
    spineText: true,
  })
  expect([front.x, front.margin.left, back.margin.right]).toEqual([163, margin, margin])
})
