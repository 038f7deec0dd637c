import { describe, expect, test } from 'vitest'
import { typesetNames } from '../catalogue/typesets.ts'
import { estimatePages, type RunAmount } from './estimate-pages.ts'

const run = (overrides: Partial<RunAmount> = {}): RunAmount => ({
  name: '202405',
  entries: 20,
  photos: 30,
  wordBytes: 6000,
  pages: {},
  ...overrides,
})
const sum = (runs: readonly RunAmount[], typeset: (typeof typesetNames)[number]) =>
  estimatePages(runs, typeset, 'a5-1').reduce((all, { pages }) => all + pages, 0)

describe('pages of a book in a typeset', () => {
  test('what is counted is told as it is', () => {
    const runs = [run({ pages: { 'a5-2': 9 } }), run({ name: '202406 202407', pages: { 'a5-2': 1 } })]
    expect(estimatePages(runs, 'a5-2', 'a5-1')).toEqual([
      { name: '202405', pages: 9, isCounted: true },
      { name: '202406 202407', pages: 1, isCounted: true },
    ])
  })

  test('of what is not, more words, photos and entries are never fewer pages, and nothing is less than a page', () => {
    for (const typeset of typesetNames) {
      const few = sum([run()], typeset)
      expect(sum([run({ photos: 60 })], typeset)).toBeGreaterThan(few)
      expect(sum([run({ wordBytes: 12_000 })], typeset)).toBeGreaterThan(few)
      expect(sum([run({ entries: 60 })], typeset)).toBeGreaterThanOrEqual(few)
      expect(sum([run({ entries: 1, photos: 0, wordBytes: 0 })], typeset)).toBe(1)
    }
  })

  test('a book that takes twice as many pages as usual does so in every typeset', () => {
    const usual = sum([run()], 'a5-1')
    const months = ['202401', '202402', '202403', '202404']
    const twice = months.map(name => run({ name, pages: { 'a5-1': usual * 2 } }))
    const likely = sum([run()], 'a4-1') * 8
    expect(Math.abs(sum(twice, 'a4-1') - likely)).toBeLessThanOrEqual(4)
    // one that is new, too
    const more = [...twice, run({ name: '202405' })]
    expect(Math.abs(sum(more, 'a5-1') - usual * 10)).toBeLessThanOrEqual(1)
    const newest = estimatePages(more, 'a4-1', 'a5-1').at(-1)
    expect((newest?.pages ?? 0) / sum([run()], 'a4-1')).toBeGreaterThan(1.8)
  })

  test('months counted in the typeset say more than those of the present one', () => {
    const usual = sum([run()], 'a5-2')
    const present = run({ pages: { 'a5-1': sum([run()], 'a5-1') } })
    const runs = [
      { ...present, name: '202401', pages: { ...present.pages, 'a5-2': usual * 3 } },
      { ...present, name: '202402' },
    ]
    const [, second] = estimatePages(runs, 'a5-2', 'a5-1')
    expect(second?.isCounted).toBe(false)
    expect(Math.abs((second?.pages ?? 0) - usual * 3)).toBeLessThanOrEqual(1)
  })

  test('a month that is longer than its words say is longer in the others, too', () => {
    const usual = sum([run()], 'a5-1')
    const plain = run({ name: '202401', pages: { 'a5-1': usual } })
    const long = run({ name: '202402', pages: { 'a5-1': usual * 2 } })
    const [first, second] = estimatePages([plain, long], 'a5-waterfall-tweet', 'a5-1')
    expect((second?.pages ?? 0) / (first?.pages ?? 1)).toBeGreaterThan(1.7)
  })

  test('of nothing there are no pages', () => {
    expect(estimatePages([], 'a5-1', 'a5-1')).toEqual([])
  })
})
