import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { publish } from '../../../kernel/events/publish.ts'
import { bookErased, bookErasing } from '../topics.ts'
import { removeBook } from './store.ts'

/**
 * Takes a book and all that is of it out of the database, and with it from every address at once; its archives follow by a job, its
 * files by the sweep (files/sweep-files.ts). Whatever deletes a book, a person's account too, does it here.
 */
export async function eraseBook(tx: Sql, bid: string, { events }: Pick<Deps, 'events'>): Promise<void> {
  await events.emit(tx, bookErasing, { bid })
  await removeBook(tx, bid)
  for (const key of [bid, 'all']) await publish(tx, bookErased, key, { bid })
}
