import { z } from 'zod'
import { book } from './book.ts'
import { call } from './call.ts'
import { id, moment, typeset, words } from './shapes.ts'

const params = z.strictObject({ bid: id })

export const listBooks = call({
  method: 'GET',
  path: '/books/',
  policy: { resource: 'shelf', action: 'read' },
  about: 'The shelf: editable books before finalized ones, and the guide book of a new user.',
  query: z.strictObject({ uid: id.optional() }),
  answer: z.object({
    books: z.array(book),
    ableToCreateNew: z.boolean(),
    /** When the account is deleted with all of this; null where it stays. */
    accountDeletesAt: moment.nullable(),
  }),
  refusals: [],
})

export const readBook = call({
  method: 'GET',
  path: '/books/{bid}/',
  policy: { resource: 'book', action: 'read' },
  about: 'One book.',
  params,
  answer: book,
  refusals: [],
})

export const createBook = call({
  method: 'POST',
  path: '/books/',
  policy: { resource: 'shelf', action: 'addBook' },
  about: 'A new diary book; at most five.',
  body: z.strictObject({
    title: words(120).optional(),
    author: words(80).optional(),
    typeset: typeset.optional(),
    timeZone: z.string().max(60).optional(),
  }),
  answer: book,
  status: 201,
  refusals: ['tooManyBooks'],
})

export const copyBook = call({
  method: 'POST',
  path: '/books/{bid}/copy/',
  policy: { resource: 'book', action: 'copy' },
  about:
    'Another book with the same content, changes and look, which goes on by itself; a finalized one can be gone on with so.',
  params,
  answer: book,
  status: 201,
  refusals: ['tooManyBooks'],
})

export const deleteBook = call({
  method: 'DELETE',
  path: '/books/{bid}/',
  policy: { resource: 'book', action: 'delete' },
  about: 'Deletes a book with its content; the only diary book stays.',
  params,
  answer: z.object({}),
  refusals: ['lastBook'],
})
