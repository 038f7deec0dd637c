import type { OrderedBinding } from '../catalogue/bindings.ts'

/** Figures of fewer books say nothing (open points, usage percent). */
const fewestSold = 50

/** How many in a hundred of the books that were sold are bound in each way; nothing where too few were sold. */
export function bindingUsage(
  sold: readonly { binding: OrderedBinding; books: number }[],
): { binding: OrderedBinding; percent: number }[] {
  const all = sold.reduce((sum, { books }) => sum + books, 0)
  if (all < fewestSold) return []
  return sold.map(({ binding, books }) => ({ binding, percent: Math.round((books / all) * 100) }))
}
