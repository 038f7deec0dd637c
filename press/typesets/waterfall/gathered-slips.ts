import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import type { Card } from './card.ts'
import { cardOfItem } from './card-of-item.ts'

/** Small talk of days that follow each other, on one slip: below each other, one slip a day would be a ladder. */
export function gatheredSlip(items: readonly Item[], context: TypesetContext, w: number): Card | undefined {
  const slips = items.map(item => cardOfItem(item, context, w, 'usual'))
  const [first] = slips
  if (!first) return undefined
  const { w: _, ...whole } = first
  const blocks = slips.flatMap((slip, n) =>
    slip.blocks.map((block, line) => (n > 0 && line === 0 ? { ...block, before: 1 } : block)),
  )
  const isNarrow = slips.every(slip => slip.w !== undefined)
  // what is said of a day is not parted from it
  for (const block of blocks.slice(0, -1)) block.keepNext = true
  return { ...whole, blocks, ...(isNarrow && { w: Math.max(...slips.map(slip => slip.w ?? 0)) }) }
}

/** The same in order, those that stand on one slip together: of more than `mostOnSlip` as many on each as can be. */
export function inSlips<T>(parts: readonly T[], isSlip: (part: T) => boolean): T[][] {
  const runs: T[][] = []
  for (const part of parts) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before !== undefined && isSlip(before) && isSlip(part)) run.push(part)
    else runs.push([part])
  }
  return runs.flatMap(run => {
    const slips = Math.ceil(run.length / mostOnSlip)
    const each = Math.ceil(run.length / slips)
    return Array.from({ length: slips }, (_, n) => run.slice(n * each, (n + 1) * each)).filter(
      part => part.length > 0,
    )
  })
}

const mostOnSlip = 4
