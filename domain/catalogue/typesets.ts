import { namesOf } from './names-of.ts'
import type { Paper } from './papers.ts'

/**
 * The designs of pages (specification 3, Book.typeset) in the order in which they are offered: A5 before A4, calm before
 * playful. A new one begins here: docs/how-to/add-a-typeset.md.
 */
const typesets = {
  'a5-1': { paper: 'a5' },
  'a5-2': { paper: 'a5' },
  'a5-waterfall-blog': { paper: 'a5' },
  'a5-waterfall-tweet': { paper: 'a5' },
  'a5-column-tweet': { paper: 'a5' },
  'a4-1': { paper: 'a4' },
  'a4-2': { paper: 'a4' },
} as const satisfies Record<string, { paper: Paper }>

export type TypesetName = keyof typeof typesets
export const typesetNames = namesOf(typesets)
export type PaperOf<Name extends TypesetName> = (typeof typesets)[Name]['paper']

/** The paper that a typeset is made for. */
export function paperOf(typeset: TypesetName): Paper {
  return typesets[typeset].paper
}
