import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Binding, bindingNames } from '#domain/catalogue/bindings'
import { deeper, isDeep } from '../../../tests/depth.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { buildSettings } from '../../../tests/press/build-settings.ts'
import { type Engine, startEngine } from '../engine.ts'
import type { BookSettings } from './book-settings.ts'
import { countVolumes } from './count-volumes.ts'
import { makeBook } from './make-book.ts'
import type { MonthCache } from './months/month-cache.ts'
import type { MonthPages } from './months/typeset-month.ts'
import { planPreview } from './plan-preview.ts'

const monthName = (index: number) =>
  `${2020 + Math.floor(index / 12)}${String((index % 12) + 1).padStart(2, '0')}`
const blankMonth = (month: string, pages: number): MonthPages => ({
  month,
  pages: Array.from({ length: pages }, () => ({ elements: [], regions: [] })),
  missing: [],
})
const monthsOf = (...pages: number[]) => pages.map((count, index) => blankMonth(monthName(index), count))
const count = (months: readonly MonthPages[], binding: Binding, yearDividers = false) =>
  countVolumes(months, buildSettings({ binding, yearDividers }))

const months = monthsOf(...Array<number>(12).fill(18))

describe('a book of twelve months and 216 pages', () => {
  it('is one paperback, and a hardback in two volumes', () => {
    const paperback = count(months, 'paperback')
    const hardback = count(months, 'hardback')
    expect(paperback.volumes).toEqual([{ number: 1, pages: 224, spineMm: 17.02 }])
    expect(hardback.volumes.map(volume => volume.pages)).toEqual([116, 116])
    expect([paperback.pages, hardback.pages]).toEqual([224, 232])
  })
  it.each(bindingNames)('has as many pages as were counted when it is laid as %s', async binding => {
    expect(await laid(months, buildSettings({ binding }))).toEqual(
      count(months, binding).volumes.map(({ pages }) => pages),
    )
  })
})

it.each([0, 6, 56, 57, 400])('counts the pages of %i hashtags as they are laid', async number => {
  const tags = Array.from({ length: number }, (_, i) => `#標籤${i}號`)
  // half of them under one month, and all under another
  const tagged = [tags.slice(number / 2), tags].map((tags, i): MonthPages => {
    const month = blankMonth(monthName(i), 30)
    const regions = [{ item: `item-${i}`, x: 0, y: 0, w: 1, h: 1 }]
    const [first, ...others] = month.pages
    const pages = [{ ...first, elements: [], regions }, ...others]
    return { ...month, pages, entries: [{ item: `item-${i}`, day: 1, words: '', people: [], tags }] }
  })
  const { pages, billablePages } = count(tagged, 'paperback')
  expect(await laid(tagged, buildSettings())).toEqual([pages])
  expect(billablePages - count(monthsOf(30, 30), 'paperback').billablePages).toBe(Math.ceil(number / 56))
})

// Pages of the volumes as they are laid; every text takes one line: nothing else is asked of the engine.
async function laid(months: readonly MonthPages[], settings: BookSettings): Promise<number[]> {
  const run = async (_: string, { wants }: { wants?: unknown[] }) => (wants ?? []).map(() => 1)
  const engine = { workers: 1, run, memory: () => 0, close: async () => {} } as unknown as Engine
  const { volumes } = await planPreview(months, new Map(), settings, engine)
  return volumes.map(({ pages }) => pages.length)
}

describe.runIf(isDeep)('the print files of that book', deeper, () => {
  let engine: Engine
  let folder: string
  beforeAll(async () => {
    engine = startEngine({ workers: 2 })
    folder = await mkdtemp(join(tmpdir(), 'daybound-count-'))
  })
  afterAll(async () => {
    await engine.close()
    await rm(folder, { recursive: true })
  })

  it.each(bindingNames)('have as many pages as were counted, as %s', async binding => {
    // the months are set already, and are blank
    const left = [...months]
    const cache: MonthCache = { get: async () => left.shift(), put: async () => undefined }
    const items = months.map(({ month }) =>
      buildItem({
        id: month,
        time: Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)) - 1, 15) / 1000,
      }),
    )
    const { volumes } = await makeBook({
      items,
      settings: buildSettings({ binding, coverPhoto: null }),
      engine,
      out: folder,
      photoFolder: join(folder, 'photos'),
      months: cache,
      openPicture: () => Promise.reject(new Error('there are no pictures')),
    })
    const printed = await Promise.all(
      volumes.map(async ({ inner }) => {
        const pdf = await PDFDocument.load(await readFile(join(folder, inner)))
        return pdf.getPageCount()
      }),
    )
    expect(printed).toEqual(count(months, binding).volumes.map(({ pages }) => pages))
  })
})

const fourYears = [
  5, 12, 7, 9, 14, 4, 15, 19, 10, 6, 15, 11, 9, 11, 19, 13, 8, 8, 12, 8, 3, 2, 14, 10, 13, 9, 12, 16, 5, 18,
  9, 13, 19, 5, 8, 7, 6, 9,
]

it.each(bindingNames)(
  'four years with leaves have as many pages as were counted when laid as %s',
  async binding => {
    const months = monthsOf(...fourYears)
    expect(await laid(months, buildSettings({ binding, yearDividers: true }))).toEqual(
      count(months, binding, true).volumes.map(({ pages }) => pages),
    )
  },
)

describe('pages that may be billed', () => {
  it('are front matter, months and back matter; blank ones that only fill up are not', () => {
    const shorter = count(monthsOf(100), 'paperback')
    const longer = count(monthsOf(101), 'paperback')
    expect(longer.billablePages - shorter.billablePages).toBe(1)
    expect(shorter.pages % 4).toBe(0)
    expect(shorter.billablePages).toBeLessThan(shorter.pages)
  })
  it('have front and back matter once, however many volumes there are', () => {
    const months = monthsOf(120, 120)
    const { volumes, billablePages } = count(months, 'hardback')
    expect(volumes).toHaveLength(2)
    // as of one volume: figures, contents, years at a glance and so on of all months
    expect(billablePages).toBe(238 + count(monthsOf(1, 1), 'hardback').billablePages)
  })
  it('are never fewer with a page more, and never more than are printed, however the book is split', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 50, size: 'max' }),
        fc.nat(),
        fc.constantFrom(...bindingNames),
        (pages, which, binding) => {
          const before = count(monthsOf(...pages), binding)
          const longer = pages.map((many, index) => (index === which % pages.length ? many + 1 : many))
          const after = count(monthsOf(...longer), binding)
          expect(after.billablePages).toBe(before.billablePages + 1)
          expect(after.billablePages).toBeLessThan(after.pages)
        },
      ),
      {
        numRuns: 60,
        // with the page more the first volume loses a month, and with it the year that it is in
        examples: [[fourYears, 4, 'hardback']],
      },
    )
  })
  it('are never fewer with a page more where years have leaves', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 10, maxLength: 50, size: 'max' }),
        fc.nat(),
        (pages, which) => {
          const longer = pages.map((many, index) => (index === which % pages.length ? many + 1 : many))
          const [before, after] = [pages, longer].map(each => count(monthsOf(...each), 'paperback', true))
          expect(after?.billablePages).toBeGreaterThan(before?.billablePages ?? 0)
          expect(after?.billablePages).toBeLessThan(after?.pages ?? 0)
          if (before?.volumes.length === 1) return
          expect(before?.fewerForOneVolume ?? 1).toBeGreaterThan(0)
        },
      ),
      { numRuns: 60 },
    )
  })
  it('of nothing are none', () => {
    expect(count([], 'paperback')).toEqual({ pages: 0, billablePages: 0, volumes: [] })
  })
})

describe('volumes', () => {
  // six pages are not of months, the last one is blank
  it.each([
    ['paperback', 233, 1, undefined],
    ['paperback', 234, 2, 1],
    ['paperback', 240, 2, 7],
    ['hardback', 193, 1, undefined],
    ['hardback', 194, 2, 1],
  ] as const)('%s with %i pages of months: %i; %s fewer for one', (binding, pages, volumes, fewer) => {
    const counted = count(monthsOf(pages - 100, 100), binding)
    expect(counted.volumes).toHaveLength(volumes)
    expect(counted.fewerForOneVolume).toBe(fewer)
    if (fewer === undefined) return
    expect(count(monthsOf(pages - 100 - fewer, 100), binding).volumes).toHaveLength(1)
    expect(count(monthsOf(pages - 100 - fewer + 1, 100), binding).volumes).toHaveLength(2)
  })
  it('of three do not say how many pages fewer would fit into one', () => {
    expect(count(monthsOf(230, 230, 230), 'paperback').fewerForOneVolume).toBeUndefined()
  })
})
