import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildItem } from '../../../../tests/press/build-item.ts'
import { sampleMonth } from '../../../../tests/press/sample-month.ts'
import { type Engine, startEngine } from '../../engine.ts'
import type { MonthInput } from './typeset-month.ts'

let sharedEngine: Engine
let other: Engine
beforeAll(() => {
  sharedEngine = startEngine(1)
  other = startEngine(1)
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
    expect(first?.pages.length).toBeGreaterThan(10)
  },
)

it('gives pages that a file can keep', async () => {
  const { pages, ...rest } = await sharedEngine.run('month', input())
  expect(JSON.parse(JSON.stringify({ pages, ...rest }))).toEqual({ pages, ...rest })
})

it('names the characters that it could not print, in words, titles and captions', async () => {
  const items = [buildItem({ text: '古文𓀀', title: '楔形𒀀', place: { name: '𓁀' }, people: ['𓂀'] })]
  const { missing } = await sharedEngine.run('month', input({ items }))
  expect(missing.toSorted()).toEqual(['𒀀', '𓀀', '𓁀', '𓂀'])
})
