import { describe, expect, it } from 'vitest'
import { buildSettings } from '../../../../tests/press/build-settings.ts'
import type { Page } from '../../../page/display-list.ts'
import type { BookPage } from '../book-page.ts'
import type { BookSettings } from '../book-settings.ts'
import { drawingOf, photoKeys } from '../drawing-of.ts'
import { styleSheetOf } from '../style-sheets.ts'
import { pageKey } from './page-key.ts'

const settings = buildSettings()

const words = (text: string): Page => ({
  elements: [{ kind: 'text', style: 'body', x: 0, y: 30, w: 80, lines: 1, runs: [text] }],
  regions: [{ item: 'item-1', x: 0, y: 30, w: 80, h: 6 }],
})

const bare: Page = { ...words('早'), bare: true }
const headless: Page = { ...words('早'), headless: true }
const goesOn: Page = {
  ...words('早'),
  goesOn: { item: 'item-1', words: '7月12日（續）', date: '2021年3月12日（續）' },
}
const blank = { elements: [], regions: [], blank: true }

const { area, styles } = styleSheetOf(settings)
const style = { family: 'serif', size: 9, lineHeight: 5 } as const
// as they were set in an edition before
const sheets: BookPage['sheet'][] = [
  { area, styles },
  { area, styles: { ...styles, body: style } },
  { area, styles: { ...styles, running: style } },
  { area, styles, ground: '#FFEEDD' },
  { area, styles, folioBelow: 9 },
  { area: { ...area, width: area.width + 4 }, styles },
]

const pages: BookPage[] = [5, 6, 7].flatMap(folio =>
  [
    words('早'),
    words('晚'),
    bare,
    headless,
    goesOn,
    blank,
    ...sheets.map(sheet => ({ ...words('早'), sheet })),
  ].flatMap((page: Omit<BookPage, 'folio'>): BookPage[] => [
    { ...page, folio },
    { ...page, folio, month: '202103' },
    { ...page, folio, month: '202104' },
  ]),
)

const settingsOf: BookSettings[] = [
  settings,
  { ...settings, title: '大島日記' },
  { ...settings, typeset: 'a5-2' },
  { ...settings, typeset: 'a4-2' },
  { ...settings, typeset: 'a5-column-tweet' },
  { ...settings, profile: 'kdp' },
  { ...settings, binding: 'hardback' },
  { ...settings, locale: 'en' },
]

// What the engine is given to draw, by which it draws the same or something else.
const drawn = (page: BookPage, chosen: BookSettings, volumePages: number) => {
  const { title, author, ...drawing } = drawingOf([page], chosen, {
    bleed: false,
    keys: photoKeys(),
    volumePages,
  })
  return JSON.stringify(drawing)
}

describe('the key of a page', () => {
  it('is another for every other drawing', () => {
    const byKey = new Map<string, Set<string>>()
    for (const chosen of settingsOf) {
      for (const page of pages) {
        for (const volumePages of [40, 200, 240]) {
          const key = pageKey(page, chosen, volumePages)
          const drawings = byKey.get(key) ?? new Set()
          byKey.set(key, drawings.add(drawn(page, chosen, volumePages)))
        }
      }
    }
    expect(byKey.size).toBeGreaterThan(100)
    expect([...byKey.values()].filter(drawings => drawings.size > 1)).toEqual([])
  })

  it.each<[name: string, page: Partial<BookPage>, chosen: Partial<BookSettings>]>([
    ['another author', {}, { author: '阿海' }],
    ['another cover', {}, { template: 'obi', color: '#B5675A' }],
    ['other places to click on', { regions: [] }, {}],
    ['another title, on a right-hand page', {}, { title: '大島日記' }],
  ])('stays with %s', (_, page, chosen) => {
    const here: BookPage = { ...words('早'), folio: 5, month: '202103' }
    expect(pageKey({ ...here, ...page }, { ...settings, ...chosen }, 40)).toBe(pageKey(here, settings, 40))
  })

  it('is the same for a page that was read from a file', () => {
    const here: BookPage = { ...words('早'), folio: 5, month: '202103' }
    expect(pageKey(JSON.parse(JSON.stringify(here)), settings, 40)).toBe(pageKey(here, settings, 40))
  })
})
