import { describe, expect, it } from 'vitest'
import { buildSettings } from '../../../tests/press/build-settings.ts'
import type { InsertPage } from './inserts/insert-page.ts'
import type { MonthPages } from './months/typeset-month.ts'
import { planBook, volumePages } from './plan-book.ts'

const settings = buildSettings()

const month = (name: string, pages: number, missing: string[] = []): MonthPages => ({
  month: name,
  pages: Array.from({ length: pages }, (_, n) => ({
    elements: [],
    regions: [{ item: `${name}.${n}`, x: 0, y: 0, w: 1, h: 1 }],
  })),
  missing,
})

const year = (from: number, pages: number) =>
  Array.from({ length: 12 }, (_, i) => month(`${from}${String(i + 1).padStart(2, '0')}`, pages))

const figures = new Map([['202103', { posts: 7, photos: 12, days: new Map([[14, 2]]) }]])
const front = (count: number) => Array.from({ length: count }, () => ({ elements: [], regions: [] }))
const itemsOf = (pages: { regions: { item: string }[] }[]) =>
  pages.flatMap(page => page.regions.map(r => r.item))

describe('a book of one volume', () => {
  const [volume, ...others] = planBook(
    [month('202103', 5, ['𓀀']), month('202104', 4, ['𓀀'])],
    figures,
    settings,
  )
  if (!volume) throw new Error('a volume was expected')

  it('numbers its pages from the first one, and knows where its months open', () => {
    expect(others).toEqual([])
    // title, colophon, contents, year at a glance
    expect(volume.frontPages).toBe(4)
    expect(volume.body.map(page => page.folio)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(volume.facts).toEqual({
      number: 1,
      count: 1,
      pages: 16,
      years: '2021',
      months: [
        { month: '202103', folio: 5, posts: 7, photos: 12, days: new Map([[14, 2]]) },
        { month: '202104', folio: 10, posts: 0, photos: 0, days: new Map() },
      ],
      missing: ['𓀀'],
    })
  })

  it('is padded to four with blanks, the last page blank', () => {
    const pages = volumePages(volume, front(4))
    expect(pages.map(page => page.folio)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1))
    expect(pages.map(page => page.blank ?? false)).toEqual([...Array(13).fill(false), true, true, true])
  })
})

it('adds four pages rather than print on the last one', () => {
  const [volume] = planBook([month('202103', 12)], figures, settings)
  expect(volume?.pages).toBe(20)
})

it('makes the least number of pages that a printer binds', () => {
  const [volume] = planBook([month('202103', 2)], figures, { ...settings, profile: 'lulu' })
  expect(volume?.pages).toBe(32)
})

describe('a book of several volumes', () => {
  const months = [...year(2019, 15), ...year(2020, 15), ...year(2021, 15)]

  it.each([
    ['paperback', 240],
    ['hardback', 200],
  ] as const)('as a %s has no volume over %i pages, and loses and repeats nothing', (binding, most) => {
    const volumes = planBook(months, figures, { ...settings, binding })
    expect(volumes.length).toBe(Math.ceil((36 * 15) / (most - 10)))
    for (const volume of volumes) {
      expect(volume.pages).toBeLessThanOrEqual(most)
      expect(volume.pages % 4).toBe(0)
      const pages = volumePages(volume, front(volume.frontPages))
      expect(pages.length).toBe(volume.pages)
      expect(pages.at(-1)?.blank).toBe(true)
      expect(pages.map(page => page.folio)).toEqual(pages.map((_, i) => i + 1))
    }
    expect(volumes.flatMap(volume => itemsOf(volume.body))).toEqual(itemsOf(months.flatMap(m => m.pages)))
  })

  it('ends volumes with a month, and has them as thick as each other', () => {
    const volumes = planBook(months, figures, settings)
    expect(volumes.map(volume => volume.facts.months.length)).toEqual([12, 12, 12])
    expect(volumes.map(volume => volume.facts.years)).toEqual(['2019', '2020', '2021'])
    expect(volumes.map(volume => volume.facts.number)).toEqual([1, 2, 3])
  })

  it('knows on which page each month opens', () => {
    for (const volume of planBook(months, figures, settings)) {
      const pages = volumePages(volume, front(volume.frontPages))
      for (const { month, folio } of volume.facts.months)
        expect(pages[folio - 1]?.regions[0]?.item).toBe(`${month}.0`)
    }
  })

  it('cuts a month only where no volume can hold it', () => {
    const volumes = planBook([month('202103', 500)], figures, settings)
    expect(volumes.length).toBe(3)
    expect(volumes.flatMap(volume => itemsOf(volume.body))).toEqual(itemsOf(month('202103', 500).pages))
  })
})

describe('inserted pages', () => {
  const plan = (inserts: InsertPage[], months = [month('202103', 5), month('202104', 4)]) =>
    planBook(months, figures, { ...settings, inserts })
  const page = (insertId: string, at: string, more: Partial<InsertPage> = {}): InsertPage => ({
    insertId,
    kind: 'divider',
    at,
    ...more,
  })

  it('are counted: in folios, in the contents, in the pages of the volume', () => {
    const [volume] = plan([page('a', '202103'), page('b', '202104'), page('c', '202104'), page('d', 'back')])
    expect(volume?.facts.months.map(m => m.folio)).toEqual([6, 13])
    expect([...(volume?.inserts ?? [])].map(([folio, { insertId }]) => [folio, insertId])).toEqual([
      [5, 'a'],
      [11, 'b'],
      [12, 'c'],
      [17, 'd'],
    ])
    expect(volume?.body.map(p => p.folio)).toEqual(Array.from({ length: 13 }, (_, i) => i + 5))
    expect(volume?.pages).toBe(20)
  })

  it('leave the pages of the months as they are', () => {
    const months = [month('202103', 5), month('202104', 4)]
    const [volume] = plan([page('a', '202104')], months)
    const elements = new Set(months.flatMap(m => m.pages.map(p => p.elements)))
    expect(volume?.body.filter(p => elements.has(p.elements)).length).toBe(9)
  })

  it('put a dedication on the third page', () => {
    const [volume] = plan([page('a', 'front', { kind: 'dedication' })])
    if (!volume) throw new Error('a volume was expected')
    expect([...volume.inserts.keys()]).toEqual([3])
    expect(volume.facts.months.map(m => m.folio)).toEqual([6, 11])
    expect(volumePages(volume, front(4)).map(p => p.folio)).toEqual(
      Array.from({ length: 16 }, (_, i) => i + 1),
    )
  })

  it('never make a volume thicker than it may be, nor stand in two volumes or none', () => {
    const months = [...year(2019, 15), ...year(2020, 15), ...year(2021, 15)]
    const inserts = [
      page('front', 'front', { kind: 'dedication' }),
      ...months.map(m => page(m.month, m.month)),
      page('back', 'back'),
    ]
    const volumes = plan(inserts, months)
    for (const volume of volumes) expect(volume.pages).toBeLessThanOrEqual(240)
    expect(volumes.flatMap(volume => [...volume.inserts.values()].map(insert => insert.insertId))).toEqual(
      inserts.map(insert => insert.insertId),
    )
    for (const volume of volumes) {
      const pages = volumePages(volume, front(volume.frontPages - (volume.number === 1 ? 1 : 0)))
      for (const { month, folio } of volume.facts.months)
        expect(pages[folio - 1]?.regions[0]?.item).toBe(`${month}.0`)
    }
  })

  it('tell of characters that no font has', () => {
    expect(plan([page('a', '202104', { text: '海𓀀' })])[0]?.facts.missing).toEqual(['𓀀'])
  })
})
