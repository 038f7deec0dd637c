import { describe, expect, it } from 'vitest'
import { coverTemplates, darkColours, isDark, luminance, templateFor, themeColours } from './cover-colours.ts'

describe('theme colours', () => {
  it('are ten, each with a name and a colour of its own', () => {
    expect(themeColours).toHaveLength(10)
    expect(new Set(themeColours.map(colour => colour.name)).size).toBe(10)
    expect(new Set(themeColours.map(colour => colour.hex)).size).toBe(10)
  })

  it('can be told apart at a glance', () => {
    const near = themeColours.flatMap((a, i) =>
      themeColours.slice(i + 1).filter(b => distance(a.hex, b.hex) < 20),
    )
    expect(near).toEqual([])
  })

  it.each([
    ['paper', false],
    ['mist', false],
    ['celadon', false],
    ['lotus', false],
    ['ochre', false],
    ['seal', true],
    ['mulberry', true],
    ['indigo', true],
    ['pine', true],
    ['ink', true],
  ])('%s is dark: %s', (name, dark) => {
    expect(themeColours.filter(colour => colour.name === name).map(colour => isDark(colour.hex))).toEqual([
      dark,
    ])
  })
})

it.each([
  ['#000000', 0],
  ['#FFFFFF', 255],
  ['#FF0000', 76.245],
  ['#00ff00', 149.685],
  ['#0000FF', 29.07],
])('luminance of %s is %d', (hex, value) => {
  expect(luminance(hex)).toBeCloseTo(value, 3)
})

it.each(['', 'red', '#FFF', '#12345G', '#1234567'])('refuses %j as a colour', hex => {
  expect(() => luminance(hex)).toThrow('Not a colour')
})

it.each([
  ['#7F7F7F', true],
  ['#808080', false],
  ['#B3392B', true],
  ['#b3392b', true],
  ['#FFFFFF', false],
])('%s is dark: %s (127 is below 127.5, 128 above)', (hex, dark) => {
  expect(isDark(hex)).toBe(dark)
})

it('counts the colours of the list as dark', () => {
  expect(darkColours.map(isDark)).toEqual(darkColours.map(() => true))
})

it.each([
  ['classic', '#F3EDE1', 'classic'],
  ['classic', '#243F66', 'classic-white'],
  ['window', '#7F7F7F', 'window-white'],
  ['window', '#808080', 'window'],
  ['seal', '#243F66', 'seal'],
  ['full', '#000000', 'full'],
] as const)('%s on %s is %s', (template, colour, variant) => {
  expect(templateFor(template, colour)).toBe(variant)
})

it('offers at least eight templates, most of them colourful', () => {
  expect(coverTemplates.map(template => templateFor(template.name, '#000000'))).toEqual([
    'classic-white',
    'window-white',
    'full',
    'obi-white',
    'grid-white',
    'seal',
    'horizon-white',
    'polaroid-white',
    'dots-white',
    'stripe-white',
  ])
})

function distance(a: string, b: string): number {
  const parts = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  const other = parts(b)
  return Math.hypot(...parts(a).map((value, i) => value - (other[i] ?? 0)))
}
