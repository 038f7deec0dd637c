import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { Language } from '../../../kernel/http/language-of.ts'
import type { Refused } from '../../../kernel/http/refusal.ts'
import { lockUser } from '../../account/users/store.ts'
import { checkQuota } from '../quotas/check-quota.ts'
import { type BookOptions, newDiary } from './new-diary.ts'
import type { BookRow } from './schema.ts'
import { insertBook } from './store.ts'

/** A new diary book, unless the shelf is full; two presses at once cannot pass the limit together. */
export async function createBook(uid: string, options: BookOptions, deps: Deps): Promise<BookRow | Refused> {
  return deps.db.transaction(async tx => {
    const user = await lockUser(tx, uid)
    if (!user) throw new Error('a session without its user')
    const refused = await checkQuota(tx, deps, uid, { books: 1 })
    if (refused) return refused
    // users.language is written by parsed calls only
    const maker = { uid: user.uid, name: user.name, language: user.language as Language }
    return insertBook(tx, newDiary(deps, maker, options))
  })
}

/** Whether there is room on a shelf for one more beside those that were ordered; 0 is no limit (specification 9: five). */
export function mayHaveMore(
  own: readonly Pick<BookRow, 'type' | 'guide' | 'finalized'>[],
  mostBooks: number,
): boolean {
  if (mostBooks === 0) return true
  const counted = own.filter(({ type, guide, finalized }) => type === 'diarybook' && !guide && !finalized)
  return counted.length < mostBooks
}

/** The book that a new user finds on the shelf. */
export async function createFirstBook(
  tx: Sql,
  deps: Deps,
  uid: string,
  name: string,
  language: Language,
): Promise<BookRow> {
  return insertBook(tx, newDiary(deps, { uid, name, language }))
}
