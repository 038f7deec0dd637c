import { describe, expect, it } from 'vitest'
import { typesetNames } from '#domain/catalogue/typesets'
import { buildSettings } from '../../../tests/press/build-settings.ts'
import { areaFor } from '../../page/geometry.ts'
import { pt } from '../../page/style.ts'
import { profiles } from '../../printers/profiles.ts'
import { bookWords } from '../../text/book-words.ts'
import { emWidth } from '../../text/em-width.ts'
import { typesets } from '../../typesets/typesets.ts'
import { folioRanges } from './back/folio-ranges.ts'
import { rowsOfPage } from './back/index-page.ts'
import { backLength, backMatter } from './back-matter.ts'
import type { FrontContext, IndexedEntry, VolumeFacts } from './front/front-context.ts'
import { frontStyles } from './front-styles.ts'

const unasked = () => Promise.reject(new Error('the back matter measures nothing'))
const context: FrontContext = {
  settings: buildSettings(),
  words: bookWords('zh-tw'),
  area: areaFor(typesets['a5-1'], profiles.house, 'paperback'),
  countLines: unasked,
  measure: unasked,
}

const entry = (folio: number, more: Partial<IndexedEntry> = {}): IndexedEntry => ({
  item: `item-${folio}`,
  month: '202103',
  day: 14,
  folio,
  words: '今天走到河堤',
  people: [],
  ...more,
})

const volume = (entries: IndexedEntry[]): VolumeFacts => ({
  number: 1,
  count: 1,
  pages: 40,
  years: '2021',
  dividedYears: new Set(),
  months: [],
  missing: [],
  entries,
})

/** Words of each page, in the order in which they are drawn. */
const wordsOf = (entries: IndexedEntry[], spare: number) =>
  backMatter(volume(entries), spare, context).map(page =>
    page.elements.flatMap(element => (element.kind === 'text' ? [element.runs.join('')] : [])),
  )

describe('the back matter', () => {
  it('tells of people and places on which pages they are, those named most first', () => {
    const [index, colophon] = wordsOf(
      [
        entry(9, { people: ['小滿', '阿哲'], place: '墾丁' }),
        entry(10, { people: ['阿哲'] }),
        entry(11, { people: ['阿哲'] }),
        entry(20, { people: ['阿哲'] }),
      ],
      0,
    )
    expect(index).toEqual(['人與地方', '人', '阿哲', '9–11, 20', '小滿', '9', '地方', '墾丁', '9'])
    expect(colophon?.[0]).toBe('書名')
  })

  it('tells all pages of a name where its page has room, and of places alone under their own head', () => {
    const places = Array.from({ length: 12 }, (_, n) => entry(100 + 2 * n, { place: '墾丁' }))
    const [index] = wordsOf(places, 0)
    expect(index).toEqual(['地方', '墾丁', '100, 102, 104, 106, 108, 110,', '112, 114, 116, 118, 120, 122'])
  })

  it('tells no name without a page, however long names are', () => {
    const entries = Array.from({ length: 30 }, (_, n) =>
      entry(9 + n, { people: [`人${n}`], place: n % 2 ? `地方${n}` : `桃園國際機場第二航廈出境大廳${n}` }),
    )
    const [index] = wordsOf(entries, 0)
    const isName = (words = '') => /^(人|地方|桃園\D*)\d+/.test(words)
    expect(index?.filter(isName).length).toBeGreaterThan(20)
    for (const [n, words] of (index ?? []).entries())
      if (isName(words)) expect(index?.[n + 1]).toMatch(/^\d+$/)
  })

  it('has the whole of a long title in the colophon, and no half of an emoji', () => {
    const titleOf = (title: string) => {
      const settings = { ...context.settings, title }
      const [element] =
        backMatter(volume([]), 0, { ...context, settings })
          .at(-1)
          ?.elements.filter(({ kind, x }) => kind === 'text' && x > 0) ?? []
      return element?.kind === 'text' ? element.runs.join('').replaceAll('\u2060', '') : ''
    }
    const latin = "Grandma Lin's Kitchen and Garden Diaries"
    expect(titleOf(latin)).toBe(latin)
    expect(titleOf(`${'日'.repeat(34)}😂${'子'.repeat(5)}`)).toMatch(/^日+…+$/)
  })

  it('has lines to write on where nobody and no place is named', () => {
    expect(wordsOf([entry(9)], 0)[0]).toEqual(['還想寫下的'])
    expect(wordsOf([entry(9)], 2).map(([head]) => head)).toEqual(['還想寫下的', undefined, undefined, '書名'])
    expect(wordsOf([entry(9)], 20)).toHaveLength(5)
  })

  it('tells of one day in several years where a page is to spare', () => {
    const years = ['2019', '2020', '2021'].map((year, i) =>
      entry(9 + i, { month: `${year}05`, day: 3, words: `${year} 年的五月三日`, people: ['阿哲'] }),
    )
    expect(wordsOf(years, 0).map(([head]) => head)).toEqual(['人', '書名'])
    const [, sameDay] = wordsOf(years, 1)
    expect(sameDay).toEqual([
      '歷年今日',
      '5月3日',
      ...['2019', '2020', '2021'].flatMap((year, i) => [year, `${year} 年的五月三日`, String(9 + i)]),
    ])
    expect(wordsOf(years.slice(1), 1).map(([head]) => head)).toEqual(['人', '還想寫下的', '書名'])
  })

  it.each(typesetNames)('has each of these years on one line in %s', typeset => {
    const years = ['2019', '2020', '2021'].map((year, i) =>
      entry(9 + i, { month: `${year}05`, day: 3, words: '宿舍火災警報第三次全棟穿睡衣在外面'.repeat(4) }),
    )
    const area = areaFor(typesets[typeset], profiles.house, 'paperback')
    const settings = buildSettings({ typeset })
    const pages = backMatter(volume(years), 1, { ...context, settings, area })
    const told = pages.flatMap(({ elements }) =>
      elements.flatMap(e => (e.kind === 'text' && String(e.runs[0]).startsWith('宿舍') ? [e] : [])),
    )
    expect(told).toHaveLength(3)
    const em = (frontStyles(typesets[typeset]).frontLine?.size ?? 0) * pt
    for (const { runs, w } of told) expect(emWidth(runs.join('')) * em).toBeLessThanOrEqual(w)
  })

  it('tells all hashtags that stand under no entry, whole, with their pages, or the first and last of many', () => {
    const [tags, , colophon] = wordsOf(
      [
        entry(9, { tags: ['#京都', '#雪'] }),
        ...[11, 13, 15, 17].map(folio => entry(folio, { tags: ['#京都'] })),
        entry(19, { tags: ['#這個標籤比書裡的一行還要長一些所以要分成兩行'] }),
        entry(21, { tags: ['#left_bank_of_the_kamo_river'] }),
      ],
      0,
    )
    expect(tags?.map(words => words.replaceAll('\u2060', ''))).toEqual([
      ...[
        '標籤',
        '#京都',
        '散見 9–17',
        '#left_bank_of_the_',
        '21',
        'kamo_river',
        '#這個標籤比書裡的一行',
        '19',
      ],
      ...['還要長一些所以要分成', '兩行', '#雪', '9'],
    ])
    expect(colophon?.[0]).toBe('書名')
  })

  it('says once, above them, where three hashtags or more stand alike', () => {
    const tags = ['#京都', '#雪', '#鴨川', '#left_bank_of_the_kamo_river', '#紅葉', '#日常', '#散步', '#秋']
    const [page] = wordsOf(
      [...[1, 2].map(folio => entry(folio * 9, { tags })), entry(20, { tags: ['#春'] })],
      0,
    )
    const said = page?.map(words => words.replaceAll('\u2060', ''))
    expect(said?.slice(0, 2)).toEqual(['標籤', '9, 18'])
    expect(said?.filter(words => words === '9, 18')).toHaveLength(1)
    expect(said?.slice(-2)).toEqual(['#春', '20'])
  })

  it('says where each hashtag stands where heads would take a page more', () => {
    const alike = Array.from({ length: rowsOfPage(context.area) }, (_, n) => `#標${n}`)
    const pages = wordsOf([entry(9, { tags: alike })], 0)
    expect(pages[0]?.filter(words => words === '9')).toHaveLength(alike.length)
    expect(pages).toHaveLength(backLength(alike, context.settings))
  })

  it.each([0, 1, 2, 3, 12])('has its own pages and at most %i more, whatever there is to tell', spare => {
    const many = Array.from({ length: 900 }, (_, i) =>
      entry(i + 9, {
        month: `${2016 + (i % 8)}${String((i % 12) + 1).padStart(2, '0')}`,
        day: (i % 28) + 1,
        people: [`人${i}`, `友${i % 7}`],
        place: `地方${i % 90}`,
      }),
    )
    const pages = backMatter(volume(many), spare, context)
    expect(pages.length).toBeGreaterThanOrEqual(backLength([], context.settings))
    expect(pages.length).toBeLessThanOrEqual(backLength([], context.settings) + spare)
    const { area } = context
    for (const { elements } of pages)
      for (const { x, y, w } of elements) {
        expect(y).toBeGreaterThanOrEqual(area.top)
        expect(y).toBeLessThan(area.top + area.height)
        expect(x + w).toBeLessThanOrEqual(area.width + 0.001)
      }
    const kinds = pages.map(page => page.elements.flatMap(e => (e.kind === 'text' ? e.runs : [])))
    // both kinds have a share of the room
    expect(kinds[0]?.filter(run => /^(人|地方)\d/.test(String(run))).length).toBeGreaterThan(20)
    expect(kinds.flat()).toContain('地方')
  })
})

it.each<[number[], string]>([
  [[9], '9'],
  [[9, 10], '9–10'],
  [[9, 11, 12, 13], '9, 11–13'],
  [[1, 3, 5, 7, 9, 11], '1, 3, 5, …'],
  [[100, 102, 104, 106], '100, 102, …'],
])('pages %j are written %s', (folios, written) => {
  expect(folioRanges(folios, 12)).toBe(written)
})
