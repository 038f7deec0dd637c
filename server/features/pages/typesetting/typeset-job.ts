import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import type { EnqueueOptions } from '../../../kernel/jobs/queue.ts'
import { ownerOf, readBook } from '../../library/books/store.ts'
import { whileThere } from '../../library/books/while-there.ts'
import { sayStoreWaits } from '../../library/progress/say-store-waits.ts'
import { setProgress } from '../../library/progress/set-progress.ts'
import { listUntypesetMonths } from './store.ts'
import { typesetBookMonths } from './typeset-book-months.ts'

/** Sets all months of a book that need it. Twice at once only sets what is left; a book waits for it once. */
export const typesetJob: Job<{ bid: string }> = job({
  name: 'typeset',
  payload: z.strictObject({ bid: z.string() }),
  fairKey: { of: ({ bid }, tx) => ownerOf(tx, bid) },
  urgency: 'interactive',
  isAwaited: true,
  concurrency: 1,
  key: ({ bid }) => bid,
  run: ({ bid }, deps) =>
    whileThere(
      async () => (await readBook(deps.db, bid)) !== undefined,
      () => typesetAll(bid, deps),
    ),
  waits: ({ bid }, deps) => sayStoreWaits(deps, bid, ['pages']),
  async failed({ bid }, _error, deps) {
    await setProgress(deps.db, deps, bid, 'pages', {
      done: 0,
      of: 0,
      state: 'failed',
      why: 'typesetting-failed',
    })
  },
})

/** Asks for it in the transaction that made it necessary. */
export async function typesetLater(
  tx: Sql,
  deps: Deps,
  bid: string,
  options: Pick<EnqueueOptions, 'unlessRuns'> = {},
): Promise<void> {
  await deps.jobs.enqueue(tx, typesetJob, { bid }, options)
}

async function typesetAll(bid: string, deps: Deps): Promise<void> {
  const book = await readBook(deps.db, bid)
  if (!book) return
  const months = await listUntypesetMonths(deps.db, book)
  const total = months.length
  const say = (done: number, of: number, state: 'running' | 'done') =>
    setProgress(deps.db, deps, bid, 'pages', { done, of, state })
  await say(0, total, 'running')
  await typesetBookMonths(deps, book, months, { onMonth: (done, of) => say(done, of, 'running') })
  await say(total, total, 'done')
}
