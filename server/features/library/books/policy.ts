import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'
import { bookRelations, bookStates, readers } from './book-relations.ts'
import { bookByBid, callerAndBookByBid } from './find-book.ts'
import type { BookRow } from './schema.ts'

/** Its owner does everything with a book; whoever it is shared with reads it (specification 8). */
export const bookPolicy = definePolicy<'book', BookRow, Deps>()({
  resource: 'book',
  rowName: 'book',
  find: ({ bid }, { deps }) => bookByBid(deps.db, bid),
  findWithCaller: ({ bid }, request, deps) => callerAndBookByBid(deps, request, bid),
  relations: bookRelations,
  seenBy: readers,
  states: bookStates,
  actions: {
    read: { by: readers },
    inspect: { by: ['owner'] },
    edit: { by: ['owner'], unless: ['bookFinal'] },
    import: { by: ['owner'], unless: ['bookFinal'] },
    share: { by: ['owner'] },
    /** Who has the key of its link, and gives the password. */
    unlock: { by: ['anyone'] },
    download: { by: ['owner'] },
    copy: { by: ['owner'] },
    delete: { by: ['owner'] },
  },
})
