import { z } from 'zod'
import { book } from './book.ts'
import { call } from './call.ts'
import { drawnPage } from './page.ts'
import { id, typeset } from './shapes.ts'

const params = z.strictObject({ bid: id })

export const changeTypeset = call({
  method: 'PUT',
  path: '/books/{bid}/typeset/',
  policy: { resource: 'book', action: 'edit' },
  about: 'Sets the book in another typeset.',
  params,
  body: z.strictObject({ typeset }),
  answer: book,
  refusals: [],
})

export const previewTypeset = call({
  method: 'GET',
  path: '/books/{bid}/typesets/{typeset}/',
  policy: { resource: 'book', action: 'inspect' },
  about:
    'Up to two pages of the book as another typeset sets them, and its pages in all where that is known.',
  params: z.strictObject({ bid: id, typeset }),
  answer: z.object({
    typeset,
    /** mm, trimmed */
    page: z.object({ width: z.number(), height: z.number() }),
    /** Printed pages of the whole book in this typeset; null while not all its months were set in it. */
    totalPage: z.number().int().nullable(),
    pages: z.array(drawnPage).max(2),
  }),
  refusals: ['bookEmpty'],
})
