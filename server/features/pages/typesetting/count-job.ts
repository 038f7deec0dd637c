import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { ownerOf, readBook } from '../../library/books/store.ts'
import { whileThere } from '../../library/books/while-there.ts'
import { countSome } from './count-some.ts'

/**
 * Counts the pages of a book in the typesets that it is compared in: a few months, and then again for the next, so that it stands
 * in nobody's way for long. Ends where the book is another one: whoever looks at that asks for it.
 */
export const countJob: Job<{ bid: string; revision: number }> = job({
  name: 'count-typesets',
  payload: z.strictObject({ bid: z.string(), revision: z.number().int() }),
  fairKey: { of: ({ bid }, tx) => ownerOf(tx, bid) },
  urgency: 'idle',
  isAwaited: true,
  concurrency: 1,
  // until it is counted an estimate is shown
  retries: 0,
  key: ({ bid }) => bid,
  run: ({ bid, revision }, deps) =>
    whileThere(
      async () => (await readBook(deps.db, bid)) !== undefined,
      async () => {
        if (await countSome(bid, revision, deps)) await countLater(deps, { bid, revision })
      },
    ),
})

/** What is not counted yet is counted when nothing else is to be done. */
export async function countLater({ db, jobs }: Deps, book: { bid: string; revision: number }): Promise<void> {
  const { bid, revision } = book
  await jobs.enqueue(db, countJob, { bid, revision })
}
