import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { listUntypesetMonths } from './store.ts'
import { type SetRun, typesetBookMonths } from './typeset-book-months.ts'
import { typesetLater } from './typeset-job.ts'

/**
 * Sets what is not set: a few months here and now, which it gives; many by the worker. Who only reads (`isChanged` false) asks the
 * worker for nothing that it is about.
 */
export async function typesetFew(
  deps: Deps,
  book: BookRow,
  { isChanged }: { isChanged: boolean },
): Promise<SetRun[] | undefined> {
  const months = await listUntypesetMonths(deps.db, book)
  if (months.length > fewMonths) await typesetLater(deps.db, deps, book.bid, { unlessRuns: !isChanged })
  else if (months.length > 0) return typesetBookMonths(deps, book, months)
  return undefined
}

/** A month takes about 40 ms: so many can be waited for. */
const fewMonths = 3
