import { eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'
import { bookRelations, bookStates, readers } from '../books/book-relations.ts'
import { type BookRow, books, receiptLines } from '../schema.ts'

/** A line of the receipt belongs to its book. */
export const receiptLinePolicy = definePolicy<'receiptLine', BookRow, Deps>()({
  resource: 'receiptLine',
  rowName: 'book',
  async find({ lineId }, { deps }) {
    if (typeof lineId !== 'string') return undefined
    const [line] = await deps.db
      .select({ book: books })
      .from(receiptLines)
      .innerJoin(books, eq(books.bid, receiptLines.bid))
      .where(eq(receiptLines.lineId, lineId))
    return line?.book
  },
  relations: bookRelations,
  seenBy: readers,
  states: bookStates,
  actions: {
    restore: { by: ['owner'], unless: ['bookFinal'] },
  },
})
