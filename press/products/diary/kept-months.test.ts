import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSettings } from '../../../tests/press/build-settings.ts'
import type { Line } from '../../audit/drawn-page.ts'
import { openBook } from '../../audit/open-book.ts'
import { readDrawnPages } from '../../audit/read-drawn-pages.ts'
import type { Element } from '../../page/display-list.ts'
import type { StyleSheet } from '../../page/style-sheet.ts'
import { type Engine, startEngine } from '../engine.ts'
import type { BookPage } from './book-page.ts'
import { drawingOf, photoKeys } from './drawing-of.ts'
import type { MonthPages } from './months/typeset-month.ts'
import { placesOn } from './page-places.ts'
import { planPreview } from './plan-preview.ts'
import { styleSheetOf } from './style-sheets.ts'

let engine: Engine
let folder: string
beforeAll(async () => {
  engine = startEngine({ workers: 1 })
  folder = await mkdtemp(join(tmpdir(), 'daybound-kept-'))
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
})

const settings = buildSettings({ typeset: 'a4-1' })
const today = styleSheetOf(settings)
const body = today.styles.body
if (!body) throw new Error('a typeset has a style of its words')
const words = '今天走到河堤，風很大，水面上都是光。'.repeat(5)

// Four lines or more over the whole measure, on a left page and on a right one.
const text = (style: string, w: number): Element[] => [
  { kind: 'text', style, x: 0, y: 60, w, lines: 4, runs: [words] },
]

const month = (name: string, elements: Element[], sheet?: StyleSheet): MonthPages => ({
  month: name,
  pages: [1, 2].map(() => ({
    elements,
    regions: elements.map(({ x, y, w }) => ({ item: name, x, y, w, h: 20 })),
  })),
  ...(sheet && { sheet }),
  missing: [],
})

// An edition in which words were smaller, and the type area 4.4 mm wider than it is.
const older: StyleSheet = {
  ...today,
  area: { ...today.area, width: today.area.width + 4.4 },
  styles: {
    body: { ...body, size: 8, lineHeight: 4.5 },
    folio: { family: 'serif', size: 14, lineHeight: 7 },
  },
}
const greatRemark = { ...body, size: 30, lineHeight: 14 }

async function planned(months: MonthPages[]): Promise<BookPage[]> {
  const { volumes } = await planPreview(months, new Map(), settings, engine)
  return volumes.flatMap(({ pages }) => pages)
}

async function drawn(pages: readonly BookPage[]): Promise<Line[][]> {
  const options = { bleed: false, keys: photoKeys(), volumePages: pages.length }
  const file = join(folder, 'kept.pdf')
  const drawing = drawingOf(pages, settings, options)
  await writeFile(file, await engine.run('pdf', { drawing, tagged: false }))
  return openBook(await readDrawnPages(file)).pages.map(({ lines }) => lines)
}

const isOf = (name: string) => (page: BookPage) => page.month === name

it('draws a month in the styles that it was set in, be they gone or others now, beside one of today', async () => {
  const pages = await planned([
    month('202103', text('greatRemark', 168), { ...today, styles: { greatRemark } }),
    month('202104', text('body', older.area.width), older),
    month('202105', text('body', today.area.width)),
  ])
  const lines = await drawn(pages)
  const of = (name: string) =>
    lines[pages.findIndex(isOf(name))]?.filter(({ text }) => text.length > 10) ?? []
  const leading = ([first, second]: Line[]) => (second?.y ?? 0) - (first?.y ?? 0)
  for (const [name, style] of [
    ['202103', greatRemark],
    ['202104', { size: 8, lineHeight: 4.5 }],
    ['202105', body],
  ] as const) {
    expect(of(name)[0]?.size).toBeCloseTo(style.size, 1)
    expect(leading(of(name))).toBeCloseTo(style.lineHeight, 1)
  }
})

it('draws a month in the type area that it was set in, with its number, left and right', async () => {
  const pages = await planned([month('202104', text('body', older.area.width), older)])
  const lines = await drawn(pages)
  const sides = pages.flatMap((page, i) => (isOf('202104')(page) ? { page, lines: lines[i] ?? [] } : []))
  expect(sides.map(({ page }) => page.folio % 2)).toEqual([1, 0])
  // 18 mm of white inside a thin book
  for (const { page, lines } of sides) {
    const left = page.folio % 2 === 1 ? 18 : today.area.page.width - 18 - older.area.width
    expect(lines.find(({ text }) => text.startsWith('今天走到'))?.x).toBeCloseTo(left, 0)
    expect(placesOn(page, pages.length, settings)[0]?.x).toBeCloseTo(left, 3)
    const number = lines.find(({ text }) => text === String(page.folio))
    expect(number?.size).toBeCloseTo(14, 1)
    const end = page.folio % 2 === 1 ? number?.right : number?.x
    expect(end).toBeCloseTo(page.folio % 2 === 1 ? left + older.area.width : left, 0)
  }
})

it('draws a month on the paper that it was set on', async () => {
  const sheet = { ...today, ground: '#FFEEDD' }
  const [page] = (await planned([month('202104', [], sheet)])).filter(isOf('202104'))
  if (!page) throw new Error('the month has a page')
  const fills = (page: BookPage) =>
    drawingOf([page], settings, { bleed: false, keys: photoKeys(), volumePages: 40 }).pages[0]?.flatMap(
      drawn => (drawn.kind === 'rect' ? drawn.fill : []),
    )
  expect(fills(page)).toEqual(['#FFEEDD'])
})
