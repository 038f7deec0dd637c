import type { OrderedBinding } from '#domain/catalogue/bindings'
import type { VolumeCounts } from '#press/products/diary/count-volumes'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { countInBinding } from './count-pages.ts'
import { listTypesetMonths, listUntypesetMonths } from './store.ts'

export interface BookCounts {
  /** Months are still to be set: what is counted will change. */
  isCounting: boolean
  /** As many as the print files have; of a PDF, those of the paperback. */
  counts: Readonly<Record<OrderedBinding, VolumeCounts>>
  /** The months that were counted, with the keys of their pages. */
  months: readonly { month: string; key: string }[]
}

/** Pages and volumes of a book as it is set now, in each binding. */
export async function countByBinding(db: Sql, book: BookRow): Promise<BookCounts> {
  // one after the other: in a transaction there is one connection
  const untypeset = await listUntypesetMonths(db, book)
  const months = await listTypesetMonths(db, book)
  const paperback = countInBinding(months, book, 'paperback')
  return {
    isCounting: untypeset.length > 0,
    counts: { paperback, hardback: countInBinding(months, book, 'hardback'), pdf: paperback },
    months: months.map(({ month, key }) => ({ month, key })),
  }
}
