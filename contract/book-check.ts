import { z } from 'zod'
import { call } from './call.ts'
import { id, sha256 } from './shapes.ts'

const params = z.strictObject({ bid: id })

export const readWarnings = call({
  method: 'GET',
  path: '/books/{bid}/warnings/',
  policy: { resource: 'book', action: 'inspect' },
  about: 'What a printer would object to, by page and item.',
  params,
  answer: z.object({
    revision: z.number().int(),
    warnings: z.array(
      z.object({
        /** Locale key `warnings.<kind>`. */
        kind: z.enum([
          'low-resolution',
          'missing-picture',
          'missing-glyph',
          'not-typeset',
          'too-few-pages',
          'more-volumes',
          'title-cut',
          'insert-without-photo',
          'insert-without-words',
        ]),
        key: sha256.optional(),
        volume: z.number().int().optional(),
        folio: z.number().int().optional(),
        itemId: id.optional(),
        photoId: z.string().optional(),
        /** The inserted page that it is about. */
        insertId: id.optional(),
        /** Figures for the sentence: ppi, pages, characters. */
        value: z.union([z.number(), z.string()]).optional(),
      }),
    ),
  }),
  refusals: ['bookEmpty'],
})

export const checkBook = call({
  method: 'GET',
  path: '/books/{bid}/check/',
  policy: { resource: 'book', action: 'inspect' },
  about: 'Whether the book can be ordered (specification 3, book check result).',
  params,
  answer: z.object({
    /** Index of a page with a missing picture; -1 when there is none. */
    pageIndex: z.number().int(),
    /** Negative: too few pages; positive: too many. */
    pagesValid: z.number().int(),
  }),
  refusals: ['bookEmpty'],
})
