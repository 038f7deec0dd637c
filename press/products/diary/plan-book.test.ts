import { describe, expect, it } from 'vitest'
import { buildSettings } from '../../../tests/press/build-settings.ts'
import { backLength } from './back-matter.ts'
import type { InsertPage } from './inserts/insert-page.ts'
import type { MonthPages } from './months/typeset-month.ts'
import { planBook } from './plan-book.ts'
import { volumePages } from './volume-pages.ts'

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
const back = front(backLength([], settings))
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
    // title, figures, contents, year at a glance
    expect(volume.frontPages).toBe(4)
    expect(volume.body.map(page => page.folio)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(volume.facts).toEqual({
      number: 1,
      count: 1,
      pages: 16,
      years: '2021',
      dividedYears: new Set(),
      months: [
        { month: '202103', folio: 5, posts: 7, photos: 12, days: new Map([[14, 2]]) },
        { month: '202104', folio: 10, posts: 0, photos: 0, days: new Map() },
      ],
      missing: ['𓀀'],
      entries: [],
    })
  })

  it('is padded to four with blanks, the last page blank', () => {
    const pages = volumePages(volume, front(4), back)
    expect(pages.map(page => page.folio)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1))
    expect(pages.map(page => page.blank ?? false)).toEqual([...Array(15).fill(false), true])
  })
})

it('adds four pages rather than print on the last one', () => {
  const [volume] = planBook([month('202103', 14)], figures, settings)
  expect(volume?.pages).toBe(24)
})

it('makes the least number of pages that a printer binds', () => {
  const [volume] = planBook([month('202103', 2)], figures, { ...settings, profile: 'lulu' })
  expect(volume?.pages).toBe(32)
})

describe('a gift book', () => {
  const months = ['202103', '202104', '202209'].map(name => ({ ...month(name, 2), gift: true as const }))
  const insert = (at: string, kind: InsertPage['kind'] = 'photo'): InsertPage => ({
    insertId: `${kind} ${at}`,
    kind,
    at,
  })
  const beginnings = (inserts: InsertPage[]) =>
    planBook(months, figures, { ...settings, inserts }).flatMap(({ facts }) =>
      facts.months.map(({ folio }) => folio),
    )

  it('has three pages of front matter, so that its first entry begins on a left page', () => {
    expect(beginnings([])).toEqual([4, 6, 8])
  })

  it('begins its entries on left pages whatever is inserted before them', () => {
    expect(beginnings([insert('front', 'dedication')])).toEqual([6, 8, 10])
    expect(beginnings([insert('202104')])).toEqual([4, 8, 10])
    expect(beginnings([insert('202104'), insert('202104', 'divider'), insert('202209')])).toEqual([4, 8, 12])
  })
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
      const pages = volumePages(volume, front(volume.frontPages), back)
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
      const pages = volumePages(volume, front(volume.frontPages), back)
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
    expect(volumePages(volume, front(4), back).map(p => p.folio)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
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
      const pages = volumePages(volume, front(volume.frontPages - (volume.number === 1 ? 1 : 0)), back)
      for (const { month, folio } of volume.facts.months)
        expect(pages[folio - 1]?.regions[0]?.item).toBe(`${month}.0`)
    }
  })

  it('tell of characters that no font has', () => {
    expect(plan([page('a', '202104', { text: '海𓀀' })])[0]?.facts.missing).toEqual(['𓀀'])
  })
})

it('tells of characters of title and author that no font has, in each volume', () => {
  const named = { ...settings, title: '海꧁', author: 'Mei 𓀀' }
  const volumes = planBook([...year(2020, 15), ...year(2021, 15)], figures, named)
  expect(volumes.map(({ facts }) => facts.missing)).toEqual([
    ['꧁', '𓀀'],
    ['꧁', '𓀀'],
  ])
})

it('sends who looks an entry up to its words, and not to the photo of it that opens the month', () => {
  const place = { x: 0, y: 0, w: 1, h: 1 }
  const pages = [
    [
      { item: 'b', photo: 0, ...place },
      { item: 'c', photo: 0, ...place },
    ],
    [{ item: 'a', ...place }],
    [{ item: 'b', ...place }],
  ].map(regions => ({ elements: [], regions }))
  const entries = ['a', 'b', 'c'].map(item => ({ item, day: 3, words: '', people: [] }))
  const [volume] = planBook([{ month: '202103', pages, missing: [], entries }], figures, settings)
  expect(volume?.facts.entries.map(({ item, folio }) => [item, folio])).toEqual([
    ['a', 6],
    ['b', 7],
    ['c', 5],
  ])
})

describe('months that share pages', () => {
  const names = ['202101', '202102', '202103']
  const at = (...items: string[]) => ({
    elements: [],
    regions: items.map(item => ({ item, x: 0, y: 0, w: 1, h: 1 })),
  })
  const run: MonthPages = {
    month: '202101',
    run: names,
    pages: [at('a', 'b'), at('b', 'c')],
    missing: [],
    entries: names.map((month, i) => ({ item: 'abc'[i] ?? '', month, day: 3, words: '', people: [] })),
  }
  const of = (inserts: InsertPage[] = []) =>
    planBook([run, month('202107', 2)], figures, { ...settings, inserts })

  it('are each in the contents with the page they begin on, and entries in their months', () => {
    const [volume] = of()
    expect(volume?.facts.months.map(m => [m.month, m.folio])).toEqual([
      ['202101', 5],
      ['202102', 5],
      ['202103', 6],
      ['202107', 7],
    ])
    expect(volume?.facts.entries.map(({ item, month, folio }) => [item, month, folio])).toEqual([
      ['a', '202101', 5],
      ['b', '202102', 5],
      ['c', '202103', 6],
    ])
    expect(volume?.body.map(page => page.months ?? page.month)).toEqual([
      ['202101', '202102'],
      ['202102', '202103'],
      '202107',
      '202107',
    ])
  })

  it('have a page that is inserted before one of them before the page it begins on', () => {
    const [volume] = of([{ insertId: 'i', kind: 'divider', at: '202103' }])
    expect([...(volume?.inserts.keys() ?? [])]).toEqual([6])
    expect(volume?.facts.months.map(m => m.folio)).toEqual([5, 5, 7, 8])
  })
})

describe('the leaves of years', () => {
  const divided = { ...settings, yearDividers: true }
  const months = [...year(2020, 3), ...year(2021, 3)]
  const planned = (inserts: InsertPage[] = [], set = months) =>
    planBook(set, figures, { ...divided, inserts })[0]

  it('are a page before the first month of a year and one behind its last, whose calendar is not in front then', () => {
    const [before] = planBook(months, figures, settings)
    const volume = planned()
    if (!before || !volume) throw new Error('a volume was expected')
    expect(volume.frontPages).toBe(before.frontPages - 2)
    expect([...volume.facts.dividedYears]).toEqual(['2020', '2021'])
    const { frontPages } = volume
    expect([...volume.leaves].map(([folio, { year, shows }]) => [folio - frontPages, year, shows])).toEqual([
      [1, '2020', 'title'],
      [38, '2020', 'calendar'],
      [39, '2021', 'title'],
      [76, '2021', 'calendar'],
    ])
    expect(volume.facts.months.find(month => month.month === '202101')?.folio).toBe(frontPages + 40)
    expect(itemsOf(volume.body).length).toBe(72)
  })

  it('take no page more on whichever side they fall', () => {
    const volume = planned([{ insertId: 'own', kind: 'divider', at: '202006' }])
    const leaves = [...(volume?.leaves ?? [])].map(([folio, { shows }]) => [folio % 2, shows])
    expect(leaves).toEqual([
      [0, 'title'],
      [0, 'calendar'],
      [1, 'title'],
      [0, 'calendar'],
    ])
  })

  it('have the calendar of a year that volumes cut in front of the first, and behind its last month in the second', () => {
    const volumes = planBook([...year(2020, 3), ...year(2021, 24)], figures, divided)
    expect(volumes.map(({ facts }) => facts.months.map(({ month }) => month.slice(0, 4)).at(-1))).toEqual([
      '2021',
      '2021',
    ])
    const years = volumes.map(({ leaves, facts }) => [
      [...leaves.values()].flatMap(leaf => (leaf.shows === 'calendar' ? [leaf.year] : [])),
      [...facts.dividedYears],
    ])
    expect(years).toEqual([
      [['2020'], ['2020']],
      [['2021'], ['2021']],
    ])
    expect(volumes.map(({ pages, frontPages }) => [pages <= 240, frontPages])).toEqual([
      [true, 4],
      [true, 3],
    ])
  })

  it('are left to the maker of a book where they divide it themselves', () => {
    const volume = planned([{ insertId: 'own', kind: 'divider', at: '202101' }])
    expect([...(volume?.leaves ?? [])].map(([, { year }]) => year)).toEqual(['2020', '2020'])
    expect(volume?.frontPages).toBe((planned()?.frontPages ?? 0) + 1)
  })

  it('are none in a book of one year, of years of a few pages, or of a few months', () => {
    const leaves = (set: MonthPages[]) => planned([], set)?.leaves.size
    expect(leaves(year(2020, 5))).toBe(0)
    expect(leaves([...year(2020, 1), ...year(2021, 1)])).toBe(0)
    expect(leaves([...year(2020, 5).slice(0, 4), ...year(2021, 5).slice(0, 4), month('202203', 30)])).toBe(0)
  })

  it('begin a volume where that makes it little longer than the other', () => {
    // halves would be cut after April 2021
    const volumes = planBook([...year(2020, 13), ...year(2021, 10)], figures, divided)
    expect(volumes.map(({ facts }) => [facts.months[0]?.month, facts.months.at(-1)?.month])).toEqual([
      ['202001', '202012'],
      ['202101', '202112'],
    ])
  })
})

describe('a month that is broken for both sides', () => {
  const page = (item: string) => ({ elements: [], regions: [{ item, x: 0, y: 0, w: 1, h: 1 }] })
  const both: MonthPages = {
    ...month('202104', 2),
    pages: [page('right'), page('right')],
    fromLeft: [page('left'), page('left')],
  }

  it.each([
    ['left', 5],
    ['right', 4],
  ])('stands as it begins on the %s, and moves nothing that follows', (side, before) => {
    const [volume] = planBook([month('202103', before), both, month('202105', 2)], figures, settings)
    const at = (item: string) =>
      (volume?.body ?? []).flatMap(({ regions, folio }) => (regions[0]?.item.startsWith(item) ? [folio] : []))
    // the months begin on the fifth page
    expect(at(side)).toEqual([before + 5, before + 6])
    expect(at('202105')).toEqual([before + 7, before + 8])
    expect(at(side === 'left' ? 'right' : 'left')).toEqual([])
  })

  it('goes by the first page of its own, not by one that is inserted before it', () => {
    const insert: InsertPage = { insertId: 'insert-1', at: '202104', kind: 'divider', text: '河' }
    const [volume] = planBook([month('202103', 5), both], figures, { ...settings, inserts: [insert] })
    expect(itemsOf(volume?.body ?? []).slice(-2)).toEqual(['right', 'right'])
  })
})
