import { describe, expect, it } from 'vitest'
import { channels, themeColours } from '#domain/covers/cover-colours'
import { mix, paletteOf } from './palette.ts'

describe.each(themeColours.map(({ name, hex }) => [name, hex] as const))('%s', (_, hex) => {
  const { ground, ink, soft, paper, paperInk, paperSoft, deep } = paletteOf(hex)

  it('carries words, large and small, with enough contrast (WCAG 2.2: 4.5)', () => {
    expect(Math.min(contrast(ground, ink), contrast(ground, soft))).toBeGreaterThanOrEqual(4.5)
  })

  it('has paper inks that can be read, and a deep one for large signs (WCAG 2.2: 3)', () => {
    expect(Math.min(contrast(paper, paperInk), contrast(paper, paperSoft))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(paper, deep)).toBeGreaterThanOrEqual(3)
  })
})

it('sets light words on dark grounds and dark ones on light', () => {
  expect([paletteOf('#243F66').ink, paletteOf('#F3EDE1').ink]).toEqual(['#FAF5EA', '#1F2328'])
})

it.each([
  ['#000000', '#FFFFFF', 0, '#000000'],
  ['#000000', '#FFFFFF', 0.5, '#808080'],
  ['#102030', '#304050', 1, '#304050'],
])('mixes %s and %s by %d to %s', (from, to, part, mixed) => {
  expect(mix(from, to, part)).toBe(mixed)
})

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [relative(a), relative(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function relative(hex: string): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const [r, g, b] = channels(hex)
  return 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255)
}
