import { z } from 'zod'
import { book } from './book.ts'
import { call } from './call.ts'
import { drawnPage } from './page.ts'
import { id } from './shapes.ts'

const params = z.strictObject({ bid: id })

export const previewEdition = call({
  method: 'GET',
  path: '/books/{bid}/edition/',
  policy: { resource: 'book', action: 'inspect' },
  about:
    'Two pages of a book that was set in an older edition of its layout, and where their entry stands in the newest one.',
  params,
  answer: z.object({
    /** mm, trimmed */
    page: z.object({ width: z.number(), height: z.number() }),
    /** Months of an older edition; of 0 there is nothing to compare. */
    olderMonths: z.number().int(),
    before: z.array(drawnPage).max(2),
    after: z.array(drawnPage).max(2),
  }),
  refusals: [],
})

export const takeEdition = call({
  method: 'POST',
  path: '/books/{bid}/edition/',
  policy: { resource: 'book', action: 'edit' },
  about: 'Sets the months of older editions in the newest one. There is no way back.',
  params,
  answer: book,
  refusals: [],
})
