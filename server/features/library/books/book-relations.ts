import { shareHeader } from '#contract/call'
import type { Deps } from '../../../deps.ts'
import type { Relation } from '../../../kernel/http/policy.ts'
import { isShareOf } from './is-share-of.ts'
import type { BookRow } from './schema.ts'

/** How somebody can stand to a book and to what is in it. */
export const bookRelations = {
  owner: {
    about: 'the owner of the book',
    login: true,
    // who made the guide book reads it like everybody
    holds: (book, { caller }) => book.uid === caller?.uid && !book.guide,
  },
  public: {
    about: 'anyone while the book is public',
    login: false,
    holds: book => book.public && !book.suspended,
  },
  shareKey: {
    about: `who shows the key of its link (${shareHeader})`,
    login: false,
    holds: (book, { request, deps }) => isShareOf(book, request.headers[shareHeader], deps),
  },
} as const satisfies Record<string, Relation<BookRow, Deps>>

export const readers = ['owner', 'public', 'shareKey'] as const

export const bookStates = { bookFinal: (book: BookRow) => book.finalized } as const
