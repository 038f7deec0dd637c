import { namesOf } from './names-of.ts'
import type { Paper } from './papers.ts'

interface BindingFacts {
  /** Thickness of the block (specification 9). */
  mmPer100Pages: number
  /** A book with more pages is split into volumes (specification 9). */
  maxPages: number
}

/** How a printed book is bound. */
export const bindings = {
  paperback: { mmPer100Pages: 7.6, maxPages: 240 },
  hardback: { mmPer100Pages: 13.8, maxPages: 200 },
} as const satisfies Record<string, BindingFacts>

export type Binding = keyof typeof bindings
export const bindingNames = namesOf(bindings)

/** What is ordered of a book (specification 3, binding types). */
export const orderedBindings = [...bindingNames, 'pdf'] as const
export type OrderedBinding = (typeof orderedBindings)[number]

/** A binding on a paper, as the price tables call it (specification 3, region config). */
export type PricedBinding<Ordered extends OrderedBinding = Binding> =
  `${Ordered}${(typeof priceSuffixes)[Paper]}`

export function pricedBinding<Ordered extends OrderedBinding>(
  binding: Ordered,
  paper: Paper,
): PricedBinding<Ordered> {
  return `${binding}${priceSuffixes[paper]}`
}

const priceSuffixes = { a5: '', a4: 'A4' } as const satisfies Record<Paper, string>
