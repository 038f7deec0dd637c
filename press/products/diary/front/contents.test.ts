import { describe, expect, it } from 'vitest'
import { buildSettings } from '../../../../tests/press/build-settings.ts'
import { areaFor } from '../../../page/geometry.ts'
import { profiles } from '../../../printers/profiles.ts'
import { bookWords } from '../../../text/book-words.ts'
import { typesets } from '../../../typesets/typesets.ts'
import { contentsLength, contentsPages } from './contents.ts'
import { columnRows, contentsColumns } from './contents-columns.ts'
import type { FrontContext, VolumeFacts } from './front-context.ts'

const unasked = () => Promise.reject(new Error('the contents measure nothing'))
const context: FrontContext = {
  settings: buildSettings(),
  words: bookWords('zh-tw'),
  area: areaFor(typesets['a5-1'], profiles.house, 'paperback'),
  countLines: unasked,
  measure: unasked,
}

const monthsFrom = (year: number, count: number) =>
  Array.from(
    { length: count },
    (_, i) => `${year + Math.floor(i / 12)}${String((i % 12) + 1).padStart(2, '0')}`,
  )

// 35 of them below the head
const rowHeight = (context.area.height * 0.9) / 35

const volumeOf = (months: VolumeFacts['months']): VolumeFacts => ({
  number: 1,
  count: 1,
  pages: 200,
  years: '',
  dividedYears: new Set(),
  months,
  missing: [],
  entries: [],
})

/** Each column of each page as its rows: words of one row joined, by their place from the top. */
function columnsOf(months: string[]): string[][][] {
  const facts = months.map((month, i) => ({ month, folio: 9 + i, posts: i, photos: 2 * i, days: new Map() }))
  return contentsPages(volumeOf(facts), context).map(page =>
    [false, true].flatMap(atRight => {
      const rows = new Map<number, string[]>()
      for (const element of page.elements) {
        if (element.kind !== 'text' || element.x > context.area.width / 2 !== atRight) continue
        const row = Math.round((element.y - context.area.top) / rowHeight)
        rows.set(row, [...(rows.get(row) ?? []), element.runs.join('')])
      }
      const sorted = [...rows.entries()].sort(([a], [b]) => a - b)
      return rows.size > 0 ? [sorted.map(([, words]) => words.join(' '))] : []
    }),
  )
}

describe('the contents', () => {
  it('say of each month what it holds and where it begins', () => {
    expect(columnsOf(['202103', '202104'])).toEqual([
      [['目次', '2021', '三月 0 則日誌・0 張照片 9', '四月 1 則日誌・2 張照片 10']],
    ])
  })

  it('of two years stand beside each other', () => {
    const [[first = [], second = []] = [], ...others] = columnsOf(monthsFrom(2020, 20))
    expect(first.slice(0, 2)).toEqual(['目次', '2020'])
    expect(first).toHaveLength(14)
    expect(second[0]).toBe('2021')
    expect(second).toHaveLength(9)
    expect(others).toEqual([])
  })

  it('keep a year apart from the December before it', () => {
    const facts = monthsFrom(2020, 40).map(month => ({
      month,
      folio: 9,
      posts: 1,
      photos: 0,
      days: new Map(),
    }))
    const [page] = contentsPages(volumeOf(facts), context)
    const top = (words: string) =>
      page?.elements.findLast(element => element.kind === 'text' && element.runs[0] === words)?.y ?? 0
    const step = top('二月') - top('2023') - (top('三月') - top('二月'))
    expect(top('2023') - top('十二月')).toBeCloseTo(2 * step)
  })

  it('of five years stand on a page, whose second column begins with a year', () => {
    // four months of the first year, nine of the last
    const pages = columnsOf([...monthsFrom(2019, 12).slice(8), ...monthsFrom(2020, 45)])
    expect(pages.map(columns => columns.map(rows => rows.find(row => row !== '目次')))).toEqual([
      ['2019', '2022'],
    ])
  })

  it.each([1, 12, 13, 32, 33, 40, 58, 59, 60, 61, 62, 63, 64, 65, 96, 124, 128, 200])(
    'of %i months end no column with a year, and are as long as foretold',
    count => {
      const months = monthsFrom(2008, count)
      const pages = columnsOf(months)
      expect(pages).toHaveLength(contentsLength(months))
      const columns = pages.flat()
      expect(columns.flat().filter(row => row.includes('則日誌'))).toHaveLength(count)
      for (const rows of columns) {
        expect(rows.length).toBeLessThanOrEqual(35)
        expect(rows.at(-1)).toContain('則日誌')
      }
    },
  )

  it('of however many months need no page for a few of them', () => {
    const months = monthsFrom(1990, 240)
    for (let n = 0; n < 12 * 200; n += 1) {
      const [first, count] = [n % 12, 1 + Math.floor(n / 12)]
      const columns = contentsColumns(months.slice(first, first + count))
      expect(Math.max(...columns.map(rows => rows.length))).toBeLessThanOrEqual(columnRows)
      expect(columns.length === 1 || columns.length % 2 === 0).toBe(true)
    }
  })
})
