import { on, type Reaction } from '../../../kernel/events/reactions.ts'
import { accountOpened } from '../../account/topics.ts'
import { createFirstBook } from './create-book.ts'

export const bookReactions: readonly Reaction[] = [
  // the shelf keeps at least one book
  on(accountOpened, async (tx, { uid, name, language }, deps) => {
    await createFirstBook(tx, deps, uid, name, language)
  }),
]
