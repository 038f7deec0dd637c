import { describe, expect, it } from 'vitest'
import { coverTemplates } from '#domain/covers/cover-colours'
import { createCompiler } from '#press/engine/compiler'
import { type CoverOrder, layCover, panelsOf } from './cover-sheet.ts'
import type { LaidCover } from './front-cover.ts'
import { type InkBox, inkBoxes } from './ink-boxes.ts'
import type { Box, Panel } from './panel.ts'

const engine = createCompiler()
const measure = engine.naturalWidths
const months = ['202101', '202102', '202206', '202212'].map((month, i) => ({ month, items: 3 * i }))

const order = (more: Partial<CoverOrder> = {}): CoverOrder => ({
  template: 'classic',
  colour: '#243F66',
  title: '小島日記',
  author: '林小滿',
  years: '2021~2022',
  locale: 'zh-tw',
  months,
  trim: { width: 148, height: 210 },
  bleed: { outer: 3, top: 3, bottom: 3 },
  spineMm: 10,
  binding: 'paperback',
  spineText: true,
  ...more,
})

const photo = { sha256: 'a'.repeat(64), width: 1600, height: 1200 }
const words: Record<string, Partial<CoverOrder>> = {
  short: {},
  'short with photo': { photo },
  english: { title: 'The Year We Moved', author: 'Mei Lin', locale: 'en', photo },
  'short with a small photo': { photo: { ...photo, width: 320, height: 240 } },
  'mixed, vertical': { title: '「海」與 12 封信：Summer——完', years: '2021' },
  'long chinese': {
    title: '我們在海邊的小房子裡一起度過的日子，'.repeat(11).slice(0, 200),
    author: '林'.repeat(60),
  },
  'long english': {
    title: 'Everything we wrote down and mended '.repeat(6).slice(0, 200),
    author: 'Mei Lin and everybody else of Harbour Street '.repeat(3),
    photo,
    locale: 'en',
  },
  address: {
    title: `https://example.com/${'path/'.repeat(36)}`,
    photo: { ...photo, width: 4000, height: 500 },
  },
  emoji: { title: '🌊👨‍👩‍👧🇹🇼👍🏽'.repeat(10), author: '🌊' },
  arabic: { title: 'يومياتنا في الجزيرة الصغيرة', author: 'ليلى' },
  nothing: { title: '', author: '', years: '', months: [] },
}

describe.each(coverTemplates.map(({ name }) => name))('%s', template => {
  it.each(Object.entries(words))('keeps its words in the safe area and apart: %s', async (_, more) => {
    for (const place of [
      {},
      { binding: 'hardback', spineMm: 27, volumeName: '12', trim: { width: 210, height: 285 } },
    ] as const) {
      const coverOrder = order({ template, ...more, ...place })
      const cover = await layCover(coverOrder, measure)
      const inks = await inkBoxes(cover, measure)
      const { back, spine, front } = panelsOf(coverOrder)
      const outside = inks.filter(ink => ![back, spine, front].some(panel => within(ink, safeOf(panel))))
      expect(outside).toEqual([])
      expect(meet(inks)).toEqual([])
      expect(pastTrim(cover, coverOrder)).toEqual([])
    }
  })
})

it('is two fronts, a spine and two bleeds wide', async () => {
  const { width, height } = await layCover(order({ bleed: { outer: 3.175, top: 3, bottom: 4 } }), measure)
  expect([width, height]).toEqual([2 * 148 + 10 + 6.35, 217])
})

it('has words on the spine only where it is thick enough', async () => {
  const count = async (spineText: boolean) => {
    const cover = await layCover(order({ spineText, author: '', years: '', months: [] }), measure)
    return cover.elements.filter(({ kind, x }) => kind === 'text' && x > 151 && x < 161).length
  }
  expect([await count(true), await count(false)]).toEqual(['小島日記'.length, 0])
})

it('stands Chinese spines upright and lays Latin ones on their side', async () => {
  const turned = async (title: string) => {
    const cover = await layCover(order({ title, author: '', months: [], template: 'stripe' }), measure)
    return cover.elements.flatMap(element =>
      element.kind === 'text' && element.x > 151 && element.x < 162 ? [element.rotate] : [],
    )
  }
  expect(await turned('海')).toEqual([undefined])
  expect(await turned('Sea')).toEqual([90])
})

it('leaves the lower right of the back to the bar code', async () => {
  for (const { name: template } of coverTemplates) {
    const cover = await layCover(order({ template, months: manyYears }), measure)
    const code = { x: 3 + 148 - 54, y: 3 + 210 - 34, w: 51, h: 31 }
    const inks = (await inkBoxes(cover, measure)).filter(ink => ink.x < 151)
    expect(inks.filter(ink => overlaps(ink, code))).toEqual([])
  }
})

const manyYears = Array.from({ length: 20 }, (_, i) => ({ month: `${2001 + i}06`, items: 5 }))

function overlaps(a: Box, b: Box): boolean {
  const hair = 0.01
  return a.x + hair < b.x + b.w && b.x + hair < a.x + a.w && a.y + hair < b.y + b.h && b.y + hair < a.y + a.h
}

function within(a: Box, b: Box): boolean {
  const hair = 0.02
  return a.x > b.x - hair && a.y > b.y - hair && a.x + a.w < b.x + b.w + hair && a.y + a.h < b.y + b.h + hair
}

function meet(inks: InkBox[]): string[] {
  return inks.flatMap((a, i) =>
    inks.slice(i + 1).flatMap(b => (overlaps(a, b) ? [`${a.words} / ${b.words}`] : [])),
  )
}

/** Elements that pass the trim without reaching the edge of the sheet: they would leave a white line. */
function pastTrim(cover: LaidCover, { trim, bleed, spineMm }: CoverOrder) {
  const left = bleed.outer
  const right = left + 2 * trim.width + spineMm
  const bottom = bleed.top + trim.height
  const hair = 1e-6
  const half = (at: number, from: number, to: number) => at > from + hair && at < to - hair
  return cover.elements.filter(element => {
    const h = 'h' in element ? element.h : 0
    return (
      half(element.x, 0, left) ||
      half(element.y, 0, bleed.top) ||
      (element.kind !== 'text' && half(element.x + element.w, right, cover.width)) ||
      half(element.y + h, bottom, cover.height)
    )
  })
}

function safeOf({ x, y, w, h, margin }: Panel): Box {
  return {
    x: x + margin.left,
    y: y + margin.top,
    w: w - margin.left - margin.right,
    h: h - margin.top - margin.bottom,
  }
}
