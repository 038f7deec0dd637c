import type { Answer } from '#contract/call'
import type { listBooks as listBooksCall } from '#contract/shelf'
import { limitsFor } from '#domain/quotas/quotas'
import type { Deps } from '../../../deps.ts'
import { findUser } from '../../account/users/store.ts'
import { mayHaveMore } from './create-book.ts'
import { presentBook } from './present-book.ts'
import type { BookRow } from './schema.ts'
import { listShelf } from './store.ts'

/**
 * The shelf: editable books before finalized ones, the newest first (specification 4). Who has nothing in any book yet
 * finds the guide book beside them.
 */
export async function listBooks(uid: string, { db, settings }: Deps): Promise<Answer<typeof listBooksCall>> {
  const [rows, user] = await Promise.all([listShelf(db, uid), findUser(db, uid)])
  const own = rows.filter(row => row.uid === uid && !row.guide)
  const isNew = own.every(row => row.totalPage === 0 && !row.finalized)
  const shown: BookRow[] = [...own, ...rows.filter(row => row.guide && isNew)]
  return {
    books: await Promise.all(shown.map(row => presentBook(db, row, uid))),
    ableToCreateNew: mayHaveMore(own, limitsFor(settings.quotas, user?.quotas ?? {}).books),
    accountDeletesAt: user?.deletesAt?.toISOString() ?? null,
  }
}
