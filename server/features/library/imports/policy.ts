import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'
import { bookRelations, bookStates, readers } from '../books/book-relations.ts'
import type { BookRow } from '../books/schema.ts'
import { findBookOfLine } from './store.ts'

/** A line of the receipt belongs to its book. */
export const receiptLinePolicy = definePolicy<'receiptLine', BookRow, Deps>()({
  resource: 'receiptLine',
  rowName: 'book',
  async find({ lineId }, { deps }) {
    if (typeof lineId !== 'string') return undefined
    return findBookOfLine(deps.db, lineId)
  },
  relations: bookRelations,
  seenBy: readers,
  states: bookStates,
  actions: {
    restore: { by: ['owner'], unless: ['bookFinal'] },
  },
})
