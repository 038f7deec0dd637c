import { LimitReached, ProcessDied } from '#processes/limits'
import type { Engine } from '../../engine.ts'
import { type MonthCache, monthKey } from './month-cache.ts'
import type { MonthInput, MonthPages } from './typeset-month.ts'

export interface TypesetMonths {
  months: MonthPages[]
  /** Items that the engine died over; they are left out, and the receipt names them. */
  lost: string[]
}

/** Sets months side by side in the engine's children; what is cached is not set again. */
export async function typesetMonths(
  inputs: readonly MonthInput[],
  engine: Engine,
  cache: MonthCache,
  onMonth: (done: number, of: number) => void = () => {},
): Promise<TypesetMonths> {
  const lost: string[] = []
  let done = 0
  const months = await Promise.all(
    inputs.map(async input => {
      const key = monthKey(input)
      const cached = await cache.get(key)
      const pages = cached ?? (await setOrMend(input, engine, lost))
      if (!cached) await cache.put(key, pages)
      onMonth(++done, inputs.length)
      return pages
    }),
  )
  return { months, lost: lost.sort() }
}

// Typst may abort its process over one item (facts, print 2). The items are tried in halves: those that can be set
// together stay, and only what kills the engine, alone or beside the rest, is left out.
async function setOrMend(input: MonthInput, engine: Engine, lost: string[]): Promise<MonthPages> {
  const whole = await survived(input, engine)
  if (whole) return whole
  const sound = await withoutKillers(input, input.items, [], engine, lost)
  return engine.run('month', { ...input, items: sound })
}

/** Of `items`, which kill the engine after `before`, those that do not, after `before`; adds the others to `lost`. */
async function withoutKillers(
  input: MonthInput,
  items: MonthInput['items'],
  before: MonthInput['items'],
  engine: Engine,
  lost: string[],
): Promise<MonthInput['items']> {
  if (items.length <= 1) {
    lost.push(...items.map(item => item.id))
    return before
  }
  const middle = Math.ceil(items.length / 2)
  let survivors = before
  for (const half of [items.slice(0, middle), items.slice(middle)]) {
    const together = [...survivors, ...half]
    const alive = await survived({ ...input, items: together }, engine)
    survivors = alive ? together : await withoutKillers(input, half, survivors, engine, lost)
  }
  return survivors
}

async function survived(input: MonthInput, engine: Engine): Promise<MonthPages | undefined> {
  try {
    return await engine.run('month', input)
  } catch (error) {
    if (error instanceof ProcessDied || error instanceof LimitReached) return undefined
    throw error
  }
}
