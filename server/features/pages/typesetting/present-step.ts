import type { Answer } from '#contract/call'
import type { undo } from '#contract/undo'
import type { Deps } from '../../../deps.ts'
import { presentBook } from '../../library/books/present-book.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { rereadBook } from '../../library/books/store.ts'
import type { Stepped } from '../../library/content/undo-redo.ts'
import { recount } from './typeset-book-months.ts'
import { typesetFew } from './typeset-few.ts'

/** The book after a step of undo, its pages counted anew, and what the step changed of it. */
export async function presentStep(
  book: BookRow,
  uid: string,
  { months, items }: Stepped,
  deps: Deps,
): Promise<Answer<typeof undo>> {
  const after = await rereadBook(deps.db, book)
  const typeset = await typesetFew(deps, after, { isChanged: true })
  if (!typeset) await recount(deps, after)
  const counted = await rereadBook(deps.db, book)
  return { book: await presentBook(deps.db, counted, uid), months, items }
}
