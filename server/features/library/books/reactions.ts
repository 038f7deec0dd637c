import { on, type Reaction } from '../../../kernel/events/reactions.ts'
import {
  accountDeletionRequested,
  accountDisabled,
  accountEnabled,
  accountErasing,
  accountOpened,
} from '../../account/topics.ts'
import { createFirstBook } from './create-book.ts'
import { eraseBook } from './erase-book.ts'
import { listBooksOf, suspendBooksOf, unshareBooksOf } from './store.ts'

export const bookReactions: readonly Reaction[] = [
  // the shelf keeps at least one book
  on(accountOpened, async (tx, { uid, name, language }, deps) => {
    await createFirstBook(tx, deps, uid, name, language)
  }),
  on(accountDeletionRequested, (tx, { uid }) => unshareBooksOf(tx, uid)),
  on(accountDisabled, (tx, { uid }) => suspendBooksOf(tx, uid, true)),
  on(accountEnabled, (tx, { uid }) => suspendBooksOf(tx, uid, false)),
  // the last book too
  on(accountErasing, async (tx, { uid }, deps) => {
    for (const { bid } of await listBooksOf(tx, uid)) await eraseBook(tx, bid, deps)
  }),
]
