import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Run } from '#press/page/display-list'
import { type Direction, type FittedText, fitText, type MeasureWidths } from './fit-text.ts'

const pt = 25.4 / 72
const voice = { family: 'serif', weight: 600 } as const

/** A stand-in for the engine with its habits: kerning, gaps between Chinese and Latin, brackets that shrink at line ends. */
const em = (runs: Run[], tracking: number): number => {
  const text = runs.map(run => (typeof run === 'string' ? run : '\u{1F30A}'))
  const signs = [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text.join(''))]
  const widths = signs.map(({ segment: sign }, i) => {
    if (/\p{Emoji_Presentation}/u.test(sign)) return 1.245
    if (/[「『《（」』》）]/u.test(sign)) return i === 0 || i === signs.length - 1 ? 0.5 : 1
    if (/[\p{Script=Han}\u3000-\u30ff\uff00-\uffef…—]/u.test(sign)) return 1
    const kern = i % 3 === 1 ? 0.04 : -0.03
    return (/[mwMW@]/.test(sign) ? 0.85 : sign === ' ' ? 0.26 : 0.52) + (i > 0 ? kern : 0)
  })
  return widths.reduce((sum, width) => sum + width, 0) + tracking * (signs.length - 1)
}
const measure: MeasureWidths = (styles, wants) =>
  wants.map(({ style, runs }) => em(runs, styles[style]?.tracking ?? 0) * (styles[style]?.size ?? 0) * pt)

const signs = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'我們的島嶼日記與海邊一年四季小滿') },
  { weight: 4, arbitrary: fc.constantFrom(...'abcdefgMW .,-/0123') },
  { weight: 2, arbitrary: fc.constantFrom(...'，。、；「」《》（）—…！') },
  { weight: 1, arbitrary: fc.constantFrom('🌊', '👨‍👩‍👧', '🇹🇼', '❤️', '👍🏽') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('https://example.com/path?q=1', 'Донна', 'ひらがな', 'ไทย', 'עברית'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 3 }) },
)
const titles = fc.array(signs, { maxLength: 200 }).map(parts => parts.join('').slice(0, 240))
const rooms = fc.record({
  length: fc.integer({ min: 20, max: 180 }),
  depth: fc.integer({ min: 5, max: 120 }),
  max: fc.integer({ min: 9, max: 40 }),
  min: fc.integer({ min: 5, max: 9 }),
  leading: fc.constantFrom(1.1, 1.3, 1.5),
  tracking: fc.constantFrom(0, 0.06, 0.2),
  maxLines: fc.integer({ min: 1, max: 14 }),
})

it.each(['across', 'down'] as const)('never overflows its room, %s', async direction => {
  await fc.assert(
    fc.asyncProperty(titles, rooms, async (text, room) => {
      const fitted = await fitText(text, room, voice, direction, measure, 'zh-tw')
      const { size, lines } = fitted
      const depth = size * pt * (1 + Math.max(0, lines.length - 1) * room.leading)
      expect(lines.length === 0 || depth <= room.depth + 1e-6).toBe(true)
      expect(Math.max(0, ...measured(fitted, direction, room.tracking))).toBeLessThanOrEqual(room.length)
      expect(size).toBeLessThanOrEqual(room.max)
      expect(lines.length).toBeLessThanOrEqual(room.maxLines)
    }),
    { numRuns: 250 },
  )
})

it.each(['across', 'down'] as const)('loses nothing but blanks unless it says so, %s', async direction => {
  await fc.assert(
    fc.asyncProperty(titles, rooms, async (text, room) => {
      const { lines, cut } = await fitText(text, room, voice, direction, measure, 'zh-tw')
      const set = lines.flatMap(line => line.parts.map(part => part.text)).join('')
      const all = text
        .replace(/[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069]/gu, '')
        .replace(/\s|\u200b/gu, '')
      if (!cut) expect(set.replace(/\s/gu, '')).toBe(all)
      else expect(all.startsWith(set.replace(/\s/gu, '').replace(/…$/u, ''))).toBe(true)
    }),
    { numRuns: 150 },
  )
})

const wide = { length: 120, depth: 60, max: 36, min: 8, leading: 1.25, tracking: 0, maxLines: 12 }
const lineTexts = (fitted: FittedText) => fitted.lines.map(line => line.parts.map(part => part.text).join(''))

it('sets 200 Chinese characters whole on an A5 front', async () => {
  const fitted = await fitText('日'.repeat(200), wide, voice, 'across', measure, 'zh-tw')
  expect(fitted.cut).toBe(false)
  expect(fitted.size).toBeGreaterThan(12)
})

it('ends with an ellipsis where even the least size is too large', async () => {
  const room = { ...wide, depth: 5, max: 12, min: 10, maxLines: 1 }
  const fitted = await fitText('海邊的日子'.repeat(20), room, voice, 'across', measure, 'zh-tw')
  expect([lineTexts(fitted), fitted.cut]).toEqual([
    ['海邊的日子海邊的日子海邊的日子海邊的日子海邊的日子海邊的日子海邊的…'],
    true,
  ])
})

it('measures no more than 250 characters of a text without end, and ends with an ellipsis', async () => {
  const asked: number[] = []
  const counting: MeasureWidths = (styles, wants) => {
    asked.push(wants.flatMap(({ runs }) => runs).length)
    return measure(styles, wants)
  }
  // each another, as equal ones are measured once
  const text = Array.from({ length: 5000 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('')
  const fitted = await fitText(text, wide, voice, 'down', counting, 'zh-tw')
  expect(Math.max(...asked)).toBe(251)
  expect(lineTexts(fitted).join('')).toBe(`${text.slice(0, 250)}…`)
  expect(fitted.cut).toBe(true)
})

it('lays Latin words on their side, sets one or two digits upright, turns brackets', async () => {
  const fitted = await fitText('第12年「Our sea」', { ...wide, length: 150 }, voice, 'down', measure, 'zh-tw')
  expect(fitted.lines[0]?.parts.map(part => [part.text, part.sideways])).toEqual([
    ['第', false],
    ['12', false],
    ['年', false],
    ['「', true],
    ['Our sea', true],
    ['」', true],
  ])
})

it('gives no lines for no words', async () => {
  expect((await fitText(' \n', wide, voice, 'across', measure, 'en')).lines).toEqual([])
})

/** Lengths by measuring what is drawn, not by what the fitting says. */
function measured({ size, lines }: FittedText, direction: Direction, tracking: number): number[] {
  return lines.map(({ parts }) => {
    const widths = parts.map(part =>
      direction === 'across' || (part.sideways && !/^[「」『』《》（）—…]$/u.test(part.text))
        ? em(part.runs, tracking)
        : 1,
    )
    return (widths.reduce((sum, width) => sum + width, 0) + tracking * (parts.length - 1)) * size * pt
  })
}
