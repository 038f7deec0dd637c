import { orderedBindings } from '#domain/catalogue/bindings'
import { mostCopies } from '#domain/prices/most-copies'
import type { BasketLine } from './basket-lines.ts'

/** What the address of the order check asks for beside a book: what was bought before is bought again. Nothing of what is not sold. */
export function askedLine(search: URLSearchParams): Partial<Omit<BasketLine, 'bid'>> {
  const binding = orderedBindings.find(name => name === search.get('binding'))
  if (!binding) return {}
  const copies = Number(search.get('copies'))
  const isSold = Number.isInteger(copies) && copies >= 1
  return { binding, ...(isSold && { quantity: Math.min(copies, mostCopies(binding)) }) }
}
