import type { checkBook as checkBookCall } from '#contract/book-check'
import type { Answer } from '#contract/call'
import { pagesValid } from '#domain/books/pages-valid'
import type { Deps } from '../../../deps.ts'
import { isRefused, type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { planOf } from './plan-cache.ts'
import { warningsOf } from './warnings-of.ts'

/** The book check of specification 3. A book without pages is refused before anybody is asked to pay for it. */
export async function checkBook(deps: Deps, book: BookRow): Promise<Answer<typeof checkBookCall> | Refused> {
  if (book.totalPage === 0) return refuse('bookEmpty')
  const checked = await warningsOf(deps, book)
  if (isRefused(checked)) return checked
  const missing = checked.warnings.find(
    ({ kind }) => kind === 'missing-picture' || kind === 'insert-without-photo',
  )
  const counted = pagesValid(book.type, book.totalPage)
  if (missing === undefined) return { pageIndex: -1, pagesValid: counted }
  const { pages } = await planOf(deps, book)
  return { pageIndex: pages.findIndex(page => page.key === missing.key), pagesValid: counted }
}
