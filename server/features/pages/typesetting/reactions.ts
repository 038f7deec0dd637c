import type { Sql } from '../../../kernel/db/connect.ts'
import { on, type Reaction } from '../../../kernel/events/reactions.ts'
import { readBook } from '../../library/books/store.ts'
import { contentChanged, designChanged, selectionChanged, typesetChanged } from '../../library/topics.ts'
import { setStale } from './store.ts'
import { writeTotal } from './typeset-book-months.ts'
import { typesetLater } from './typeset-job.ts'

/** What becomes of pages when their book changes. */
export const typesettingReactions: readonly Reaction[] = [
  on(contentChanged, (tx, { bid, months }) => setStale(tx, bid, months)),
  on(selectionChanged, (tx, { bid }, deps) => typesetLater(tx, deps, bid)),
  on(typesetChanged, (tx, { bid }, deps) => typesetLater(tx, deps, bid)),
  // inserted pages are counted, a cover is not
  on(designChanged, async (tx, { bid, part }, deps) => {
    if (part === 'editing') await typesetLater(tx, deps, bid)
    if (part === 'inserts') await countAnew(tx, bid)
  }),
]

async function countAnew(tx: Sql, bid: string): Promise<void> {
  const book = await readBook(tx, bid)
  if (book) await writeTotal(tx, book)
}
