import { z } from 'zod'
import { call } from './call.ts'
import { bookPlan, drawnPage, pageFonts } from './page.ts'
import { id, month, sha256 } from './shapes.ts'

const params = z.strictObject({ bid: id })

export const readPlan = call({
  method: 'GET',
  path: '/books/{bid}/pages/',
  policy: { resource: 'book', action: 'read' },
  about: 'All pages in order with the keys of their drawings.',
  params,
  answer: bookPlan,
  refusals: ['bookEmpty'],
})

export const readPage = call({
  method: 'GET',
  path: '/books/{bid}/pages/{key}/',
  policy: { resource: 'book', action: 'read' },
  about: 'One page of the present plan, drawn.',
  params: z.strictObject({ bid: id, key: sha256 }),
  answer: drawnPage,
  refusals: [],
})

export const readPageFonts = call({
  method: 'GET',
  path: '/books/{bid}/pages/{key}/fonts/',
  policy: { resource: 'book', action: 'edit' },
  about: 'The fonts of the words of a page, for typing in their place.',
  params: z.strictObject({ bid: id, key: sha256 }),
  answer: pageFonts,
  refusals: [],
})

export const searchPages = call({
  method: 'GET',
  path: '/books/{bid}/search/',
  policy: { resource: 'book', action: 'read' },
  about:
    'Paragraphs that are printed in the book and hold all of some words, in its order: the first hundred.',
  params,
  query: z.strictObject({ q: z.string().min(1).max(200) }),
  answer: z.object({
    found: z.array(
      z.object({
        volume: z.number().int(),
        folio: z.number().int(),
        chapterId: month.optional(),
        /** Of the paragraph, around the first of the words. */
        text: z.string(),
      }),
    ),
    /** All of them, also those that are not told. */
    total: z.number().int(),
  }),
  refusals: ['bookEmpty'],
})
