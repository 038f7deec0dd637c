import { type Engine, EngineCrash } from '../engine/engine.ts'
import { type MonthCache, monthKey } from './month-cache.ts'
import type { MonthInput, MonthPages } from './set-month.ts'

export interface SetMonths {
  months: MonthPages[]
  /** Items that the engine died over; they are left out, and the receipt names them. */
  lost: string[]
}

/** Sets months side by side in the engine's children; what is cached is not set again. */
export async function setMonths(
  inputs: readonly MonthInput[],
  engine: Engine,
  cache: MonthCache,
  onMonth: (done: number, of: number) => void = () => {},
): Promise<SetMonths> {
  const lost: string[] = []
  let done = 0
  const months = await Promise.all(
    inputs.map(async input => {
      const key = monthKey(input)
      const held = await cache.get(key)
      const pages = held ?? (await setOrMend(input, engine, lost))
      if (!held) await cache.put(key, pages)
      onMonth(++done, inputs.length)
      return pages
    }),
  )
  return { months, lost: lost.sort() }
}

// Typst may abort its process over one item (facts, print 2): find it by setting each alone, leave out only that.
async function setOrMend(input: MonthInput, engine: Engine, lost: string[]): Promise<MonthPages> {
  try {
    return await engine.run('month', input)
  } catch (error) {
    if (!(error instanceof EngineCrash)) throw error
  }
  const sound: MonthInput['items'] = []
  for (const item of input.items) {
    try {
      await engine.run('month', { ...input, items: [item] })
      sound.push(item)
    } catch (error) {
      if (!(error instanceof EngineCrash)) throw error
      lost.push(item.id)
    }
  }
  return engine.run('month', { ...input, items: sound })
}
