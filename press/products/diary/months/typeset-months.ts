import pLimit from 'p-limit'
import { LimitReached, ProcessDied } from '#processes/limits'
import type { Engine } from '../../engine.ts'
import { type MonthCache, monthKey } from './month-cache.ts'
import type { MonthInput, MonthPages } from './typeset-month.ts'

export interface TypesetMonths {
  months: MonthPages[]
  /** Items that the engine died over, or took too much for; they are left out, and the receipt names them. */
  lost: string[]
}

/**
 * Sets months side by side in the engine's children; what is cached is not set again. No more of them wait there than keep the children
 * busy: the months of others, who share them, come between.
 */
export async function typesetMonths(
  inputs: readonly MonthInput[],
  engine: Engine,
  cache: MonthCache,
  onMonth: (done: number, of: number) => void = () => {},
): Promise<TypesetMonths> {
  let done = 0
  const atOnce = pLimit(engine.workers * 2)
  const months = await Promise.all(
    inputs.map(async input => {
      const key = monthKey(input)
      const cached = await cache.get(key)
      const pages = cached ?? (await atOnce(() => setOrMend(input, engine)))
      if (!cached) await cache.put(key, pages)
      onMonth(++done, inputs.length)
      return pages
    }),
  )
  // pages from the cache know who is missing, too
  return { months, lost: months.flatMap(({ lost }) => lost ?? []).sort() }
}

// Typst may abort its process over one item (facts, print 2), or take too much for it. The items are tried in halves: those that
// can be set together stay, and only what kills the engine, alone or beside the rest, is left out.
async function setOrMend(input: MonthInput, engine: Engine): Promise<MonthPages> {
  const search: Search = { input, engine, lost: [], patience: mostPatience }
  const whole = await survived(search, input.items)
  if (whole) return whole
  const sound = await withoutKillers(search, input.items, [])
  const pages = await engine.run('month', { ...input, items: sound })
  return { ...pages, lost: search.lost }
}

/** What is known of a month that cannot be set whole. */
interface Search {
  input: MonthInput
  engine: Engine
  lost: string[]
  /** What may still be spent on finding out; at 0, items that cannot be set together are all left out. */
  patience: number
}

/** Finds some dozens of items that kill the engine, or a few that take it to its limits: that costs most of a minute each time. */
const mostPatience = 300
const patienceFor = { death: 1, limit: 20 }

/** Of `items`, which kill the engine after `before`, those that do not, after `before`; adds the others to `lost`. */
async function withoutKillers(
  search: Search,
  items: MonthInput['items'],
  before: MonthInput['items'],
): Promise<MonthInput['items']> {
  if (items.length <= 1 || search.patience <= 0) {
    for (const { id } of items) search.lost.push(id)
    return before
  }
  const middle = Math.ceil(items.length / 2)
  let survivors = before
  for (const half of [items.slice(0, middle), items.slice(middle)]) {
    const together = [...survivors, ...half]
    const alive = await survived(search, together)
    survivors = alive ? together : await withoutKillers(search, half, survivors)
  }
  return survivors
}

async function survived(search: Search, items: MonthInput['items']): Promise<MonthPages | undefined> {
  if (search.patience <= 0) return undefined
  try {
    return await search.engine.run('month', { ...search.input, items })
  } catch (error) {
    if (!(error instanceof ProcessDied || error instanceof LimitReached)) throw error
    search.patience -= error instanceof LimitReached ? patienceFor.limit : patienceFor.death
    return undefined
  }
}
