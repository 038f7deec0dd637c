import { z } from 'zod'
import { call } from './call.ts'
import { drawnPage } from './page.ts'
import { id, month } from './shapes.ts'

const params = z.strictObject({ bid: id })

export const listChapters = call({
  method: 'GET',
  path: '/books/{bid}/chapters/',
  policy: { resource: 'book', action: 'read' },
  about: 'The months of the book with what is in each.',
  params,
  answer: z.object({
    revision: z.number().int(),
    chapters: z.array(
      z.object({
        chapterId: month,
        items: z.number().int(),
        photos: z.number().int(),
        deleted: z.number().int(),
        /** Its pages, once it was set. */
        pages: z.number().int().nullable(),
      }),
    ),
  }),
  refusals: [],
})

export const readChapterPages = call({
  method: 'GET',
  path: '/books/{bid}/chapters/{chapterId}/pages/',
  policy: { resource: 'book', action: 'read' },
  about: 'The pages of a month, drawn; can be read while the rest of the book is still being set.',
  params: z.strictObject({ bid: id, chapterId: month }),
  answer: z.object({ revision: z.number().int(), chapterId: month, pages: z.array(drawnPage) }),
  refusals: [],
})
