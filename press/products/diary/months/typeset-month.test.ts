import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildItem } from '../../../../tests/press/build-item.ts'
import { sampleMonth } from '../../../../tests/press/sample-month.ts'
import { type Engine, startEngine } from '../../engine.ts'
import type { MonthInput } from './typeset-month.ts'

let sharedEngine: Engine
let other: Engine
beforeAll(() => {
  sharedEngine = startEngine({ workers: 1 })
  other = startEngine({ workers: 1 })
})
afterAll(() => Promise.all([sharedEngine.close(), other.close()]))

const input = (more: Partial<MonthInput> = {}): MonthInput => ({
  month: '202103',
  items: sampleMonth(),
  typeset: 'a5-1',
  locale: 'zh-tw',
  timeZone: 'Asia/Taipei',
  profile: 'house',
  binding: 'paperback',
  ...more,
})

it.each(['a5-1', 'a5-2', 'a5-waterfall-tweet'] as const)(
  'sets a month of %s the same in two processes',
  async typeset => {
    // the other process has set something else before, and remembers how long its words are
    await other.run('month', input({ typeset: 'a4-1', items: sampleMonth().slice(0, 3) }))
    const [first, second] = await Promise.all(
      [sharedEngine, other].map(engine => engine.run('month', input({ typeset }))),
    )
    expect(second).toEqual(first)
    expect(first?.pages.length).toBeGreaterThanOrEqual(9)
  },
)

it('gives pages that a file can keep', async () => {
  const { pages, ...rest } = await sharedEngine.run('month', input())
  expect(JSON.parse(JSON.stringify({ pages, ...rest }))).toEqual({ pages, ...rest })
})

it('keeps the styles that its pages are drawn with, those of running heads and numbers, and no others', async () => {
  const items = [buildItem({ id: '0', text: '走到河堤' })]
  const { pages, sheet } = await sharedEngine.run('month', input({ items }))
  const named = pages.flatMap(({ elements }) => elements.flatMap(each => ('style' in each ? each.style : [])))
  expect(Object.keys(sheet?.styles ?? {}).sort()).toEqual([...new Set([...named, 'folio', 'running'])].sort())
  expect(sheet).toMatchObject({
    area: { width: 114, top: 22 },
    styles: { body: { size: 9.3, lineHeight: 5.7 } },
  })
})

it('names the characters that it could not print, in words, titles and captions', async () => {
  const items = [buildItem({ text: '古文𓀀', title: '楔形𒀀', place: { name: '𓁀' }, people: ['𓂀'] })]
  const { missing } = await sharedEngine.run('month', input({ items }))
  expect(missing.toSorted()).toEqual(['𒀀', '𓀀', '𓁀', '𓂀'])
})

it('prints a long row of hashtags with its entry only where the book is not edited', async () => {
  const row = ['#京都', '#初雪', '#鴨川', '#散步', '#日常', '#交換學生']
  const items = [buildItem({ id: '0', text: `走到河堤\n${row.join(' ')}` })]
  const set = async (edited: boolean) => {
    const { pages, entries } = await sharedEngine.run('month', input({ items, ...(edited && { edited }) }))
    return [JSON.stringify(pages).includes('初雪'), entries?.map(({ tags }) => tags)]
  }
  expect(await set(true)).toEqual([false, [row]])
  expect(await set(false)).toEqual([true, [undefined]])
})

it('sets a run of months as one, and knows the month of each entry', async () => {
  const at = (month: string) => Date.parse(`${month}-10T12:00:00+08:00`) / 1000
  const items = ['2021-04', '2021-06'].map((month, i) =>
    buildItem({ id: `${i}`, text: '早安', time: at(month) }),
  )
  // all entries of March took the engine too much
  const run = ['202103', '202104', '202106']
  const pages = await sharedEngine.run('month', input({ run, items }))
  expect([pages.month, pages.run, pages.pages.length]).toEqual(['202103', run, 1])
  expect(pages.entries?.map(({ item, month }) => [item, month])).toEqual([
    ['0', '202104'],
    ['1', '202106'],
  ])
})
