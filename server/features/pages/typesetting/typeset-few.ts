import type { MonthPages } from '#press/products/diary/months/typeset-month'
import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { listUntypesetMonths } from './store.ts'
import { typesetBookMonths } from './typeset-book-months.ts'
import { typesetLater } from './typeset-job.ts'

/** Sets what is not set: a few months here and now, with their pages; many by the worker. */
export async function typesetFew(deps: Deps, book: BookRow): Promise<Map<string, MonthPages> | undefined> {
  const months = await listUntypesetMonths(deps.db, book)
  if (months.length > fewMonths) await typesetLater(deps.db, deps, book.bid)
  else if (months.length > 0) return typesetBookMonths(deps, book, months)
  return undefined
}

/** A month takes about 40 ms: so many can be waited for. */
const fewMonths = 3
