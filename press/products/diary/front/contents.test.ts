import { describe, expect, it } from 'vitest'
import { buildSettings } from '../../../../tests/press/build-settings.ts'
import { areaFor } from '../../../page/geometry.ts'
import { profiles } from '../../../printers/profiles.ts'
import { bookWords } from '../../../text/book-words.ts'
import { typesets } from '../../../typesets/typesets.ts'
import { contentsLength, contentsPages } from './contents.ts'
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

/** Each page as its rows: words of one row joined, by their place from the top. */
function rowsOf(months: string[]): string[][] {
  const facts = months.map((month, i) => ({ month, folio: 9 + i, posts: i, photos: 2 * i, days: new Map() }))
  return contentsPages(volumeOf(facts), context).map(page => {
    const rows = new Map<number, string[]>()
    for (const element of page.elements) {
      if (element.kind !== 'text') continue
      const row = Math.round((element.y - context.area.top) / rowHeight)
      rows.set(row, [...(rows.get(row) ?? []), element.runs.join('')])
    }
    return [...rows.entries()].sort(([a], [b]) => a - b).map(([, words]) => words.join(' '))
  })
}

describe('the contents', () => {
  it('say of each month what it holds and where it begins', () => {
    expect(rowsOf(['202103', '202104'])).toEqual([
      ['目次', '2021', '三月 0 則日誌・0 張照片 9', '四月 1 則日誌・2 張照片 10'],
    ])
  })

  it('keep a year apart from the December before it', () => {
    const facts = monthsFrom(2020, 13).map(month => ({
      month,
      folio: 9,
      posts: 1,
      photos: 0,
      days: new Map(),
    }))
    const [page] = contentsPages(volumeOf(facts), context)
    const top = (words: string) =>
      page?.elements.findLast(element => element.kind === 'text' && element.runs[0] === words)?.y ?? 0
    const step = top('二月') - top('2020') - (top('三月') - top('二月'))
    expect(top('2021') - top('十二月')).toBeCloseTo(2 * step)
  })

  it('begin a page with a year where one begins near its middle', () => {
    // four months of the first year, nine of the last
    const pages = rowsOf([...monthsFrom(2019, 12).slice(8), ...monthsFrom(2020, 45)])
    expect(pages.map(([first, second]) => (first === '目次' ? second : first))).toEqual(['2019', '2022'])
  })

  it.each([1, 12, 13, 32, 33, 40, 61, 96, 200])(
    'of %i months end no page with a year, and are as long as foretold',
    count => {
      const months = monthsFrom(2008, count)
      const pages = rowsOf(months)
      expect(pages).toHaveLength(contentsLength(months))
      expect(pages.flat().filter(row => row.includes('則日誌'))).toHaveLength(count)
      for (const rows of pages) {
        expect(rows.length).toBeLessThanOrEqual(35)
        expect(rows.at(-1)).toContain('則日誌')
      }
    },
  )
})
