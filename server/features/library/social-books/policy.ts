import type { Deps } from '../../../deps.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'
import { bookRelations, bookStates, readers } from '../books/book-relations.ts'
import { bookBySid, callerAndBookBySid } from '../books/find-book.ts'
import type { BookRow } from '../books/schema.ts'

/** What a book is made from is its owner's alone; who reads the book knows that it is there. */
export const socialBookPolicy = definePolicy<'socialBook', BookRow, Deps>()({
  resource: 'socialBook',
  rowName: 'book',
  find: ({ sid }, { deps }) => bookBySid(deps.db, sid),
  findWithCaller: ({ sid }, request, deps) => callerAndBookBySid(deps, request, sid),
  relations: bookRelations,
  seenBy: readers,
  states: bookStates,
  actions: {
    read: { by: ['owner'] },
    edit: { by: ['owner'], unless: ['bookFinal'] },
  },
})
