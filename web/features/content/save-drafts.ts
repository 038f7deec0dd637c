import type { QueryClient } from '@tanstack/react-query'
import { bookQuery } from '../reader/page-queries.ts'
import { saversOfBook } from './savers-of-book.ts'

/**
 * Saves what is left on this device of a book's words, in closed windows too. Gives the book where some of it stays: nobody answers,
 * it was changed elsewhere, or it was refused. Into a finalized book nothing comes any more, and nothing is waited for. Throws where
 * the book cannot be read.
 */
export async function saveDrafts(
  queries: QueryClient,
  bid: string,
): Promise<{ bid: string; title: string } | undefined> {
  const { source, title, editable } = await queries.fetchQuery(bookQuery({ bid }))
  if (!editable) return undefined
  const { savers, drafts } = saversOfBook(queries, { bid, sid: source.sid })
  // of an item that two windows had, one after the other: each round leaves fewer
  let left = Number.POSITIVE_INFINITY
  for (let now = drafts.all().length; now > 0 && now < left; now = drafts.all().length) {
    left = now
    savers.forgetSettled()
    savers.retryAll()
    savers.resume()
    await savers.rested()
  }
  return drafts.all().length > 0 ? { bid, title } : undefined
}
