import { afterEach, expect, it } from 'vitest'
import { LimitReached } from '#processes/limits'
import { buildItem } from '../../../../tests/press/build-item.ts'
import { crashingEngine } from '../../../../tests/press/crashing-engine.ts'
import type { Engine } from '../../engine.ts'
import { memoryCache } from './month-cache.ts'
import type { MonthInput } from './typeset-month.ts'
import { typesetMonths } from './typeset-months.ts'

let engine: Engine | undefined
afterEach(() => engine?.close())

const monthOf = (month: string, ...texts: string[]): MonthInput => ({
  month,
  items: texts.map((text, i) => buildItem({ id: `${month}-${i}`, text })),
  typeset: 'a5-1',
  locale: 'zh-tw',
  timeZone: 'Asia/Taipei',
  profile: 'house',
  binding: 'paperback',
})

const itemsOf = (set: Awaited<ReturnType<typeof typesetMonths>>) =>
  set.months.map(month => month.pages.flatMap(page => page.regions.map(region => region.item)))

// An engine that notes the month of every job.
function counted(inner: Engine): { engine: Engine; jobs: string[] } {
  const jobs: string[] = []
  const run: Engine['run'] = (job, input) => {
    jobs.push('month' in input ? input.month : job)
    return inner.run(job, input)
  }
  return { engine: { ...inner, run }, jobs }
}

it('gives the engine two months a child at once, however many there are', async () => {
  engine = crashingEngine(2)
  const { run } = engine
  let [now, most] = [0, 0]
  const counting: Engine = {
    ...engine,
    async run(job, input) {
      most = Math.max(most, ++now)
      return run(job, input).finally(() => {
        now -= 1
      })
    },
  }
  const months = Array.from({ length: 9 }, (_, n) => monthOf(`20210${n + 1}`, '早安'))
  const set = await typesetMonths(months, counting, memoryCache())
  expect(itemsOf(set)).toHaveLength(9)
  expect(most).toBe(4)
})

it('loses one item to a crash of the engine, names it, and sets the rest of its month', async () => {
  engine = crashingEngine(2)
  const months = [monthOf('202103', '早安', 'abort', '晚安'), monthOf('202104', '春天')]
  const set = await typesetMonths(months, engine, memoryCache())
  expect(set.lost).toEqual(['202103-1'])
  expect(itemsOf(set)).toEqual([['202103-0', '202103-2'], ['202104-0']])
})

it('names every item that the engine dies over, months apart', async () => {
  engine = crashingEngine(2)
  const months = [monthOf('202103', 'abort', '早安', 'abort'), monthOf('202104', 'abort')]
  const set = await typesetMonths(months, engine, memoryCache())
  expect(set.lost).toEqual(['202103-0', '202103-2', '202104-0'])
  expect(itemsOf(set)).toEqual([['202103-1'], []])
})

it('loses one item that takes the engine to its limits, names it, and sets the rest of its month', async () => {
  engine = crashingEngine(2, 1500)
  const months = [monthOf('202103', '早安', '午安', 'endless', '晚安'), monthOf('202104', '春天')]
  const cache = memoryCache()
  const set = await typesetMonths(months, engine, cache)
  expect(set.lost).toEqual(['202103-2'])
  expect(itemsOf(set)).toEqual([['202103-0', '202103-1', '202103-3'], ['202104-0']])
  expect((await typesetMonths(months, engine, cache)).lost).toEqual(['202103-2'])
})

it('leaves out what it cannot tell apart in a bounded number of tries', async () => {
  let tries = 0
  const run = async (): Promise<never> => {
    tries += 1
    throw new LimitReached('processor', 'month')
  }
  const refusing = { ...crashingEngine(1), run } satisfies Engine
  engine = refusing
  const texts = Array.from({ length: 400 }, () => 'endless')
  await expect(typesetMonths([monthOf('202103', ...texts)], refusing, memoryCache())).rejects.toThrow('limit')
  expect(tries).toBeLessThanOrEqual(20)
})

it('does not take a refusal of the engine for a crash', async () => {
  engine = crashingEngine(1)
  const set = typesetMonths([monthOf('202103', 'throw')], engine, memoryCache())
  await expect(set).rejects.toThrow('Typst refused: the reason')
})

it('sets each month once, and after an edit only the month that changed', async () => {
  engine = crashingEngine(1)
  const cache = memoryCache()
  const first = counted(engine)
  const months = [monthOf('202103', '早安'), monthOf('202104', '春天'), monthOf('202105', '夏天')]
  await typesetMonths(months, first.engine, cache)
  expect(first.jobs).toEqual(['202103', '202104', '202105'])

  const second = counted(engine)
  const edited = months.map(month => (month.month === '202104' ? monthOf('202104', '春天來了') : month))
  const steps: [number, number][] = []
  const set = await typesetMonths(edited, second.engine, cache, (done, of) => steps.push([done, of]))
  expect(second.jobs).toEqual(['202104'])
  expect(set.months.map(month => month.month)).toEqual(['202103', '202104', '202105'])
  expect(steps).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
})

it('sets months side by side, in as many processes as there are workers', async () => {
  engine = crashingEngine(2)
  const months = ['202103', '202104', '202105', '202106'].map(month => monthOf(month, '早安'))
  const set = await typesetMonths(months, engine, memoryCache())
  expect(new Set(set.months.flatMap(month => month.missing)).size).toBe(2)
})
