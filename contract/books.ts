import { z } from 'zod'
import { book, design, progress } from './book.ts'
import { call } from './call.ts'
import { itemEdit, patchEntry, socialItem } from './item.ts'
import { bookPlan, drawnPage, typesetChapter } from './page.ts'
import { crop, id, moment, month, sha256, typeset, words } from './shapes.ts'

const params = z.strictObject({ bid: id })
const itemParams = z.strictObject({ bid: id, chapterId: month, itemId: id })

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

export const deleteBook = call({
  method: 'DELETE',
  path: '/books/{bid}/',
  policy: { resource: 'book', action: 'delete' },
  about: 'Deletes a book with its content; the only diary book stays.',
  params,
  answer: z.object({}),
  refusals: ['lastBook'],
})

export const readDesign = call({
  method: 'GET',
  path: '/books/{bid}/design/',
  policy: { resource: 'book', action: 'read' },
  about: 'Cover and inserted pages.',
  params,
  answer: design.extend({ revision: z.number().int() }),
  refusals: [],
})

export const changeDesign = call({
  method: 'PUT',
  path: '/books/{bid}/design/',
  policy: { resource: 'book', action: 'edit' },
  about: 'Changes the cover or the inserted pages. Absent fields stay.',
  params,
  body: z.strictObject({
    ...design.partial().shape,
    /** Absent fields of the cover stay too; null takes them away. */
    cover: design.shape.cover
      .partial()
      .extend({
        imageId: id.nullable().optional(),
        pic: sha256.nullable().optional(),
        crop: crop.nullable().optional(),
      })
      .optional(),
    revision: z.number().int().optional(),
    run: id.optional(),
  }),
  answer: book,
  refusals: ['unknownPicture', 'changedElsewhere'],
})

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

export const changeItem = call({
  method: 'PUT',
  path: '/books/{bid}/chapters/{chapterId}/items/{itemId}/',
  policy: { resource: 'book', action: 'edit' },
  about: 'Changes an item on its page, and sets its month again.',
  params: itemParams,
  body: itemEdit,
  answer: z.object({ item: socialItem, chapter: typesetChapter.nullable() }),
  refusals: ['changedElsewhere', 'badDate', 'unknownPicture'],
})

export const createItem = call({
  method: 'POST',
  path: '/books/{bid}/createitem/',
  policy: { resource: 'book', action: 'edit' },
  about: 'Inserts an entry written by hand at its date.',
  params,
  body: patchEntry,
  answer: z.object({ item: socialItem, chapter: typesetChapter.nullable() }),
  status: 201,
  refusals: ['emptyPatch', 'badDate', 'unknownPicture'],
})

const afterStep = z.object({ book, months: z.array(month), items: z.array(id) })

export const undo = call({
  method: 'POST',
  path: '/books/{bid}/undo/',
  policy: { resource: 'book', action: 'edit' },
  about: 'Takes the last change back, over reloads and without an end.',
  params,
  answer: afterStep,
  refusals: ['nothingToUndo'],
})

export const redo = call({
  method: 'POST',
  path: '/books/{bid}/redo/',
  policy: { resource: 'book', action: 'edit' },
  about: 'Makes the change again that was taken back last.',
  params,
  answer: afterStep,
  refusals: ['nothingToRedo'],
})

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

export const readChapterPages = call({
  method: 'GET',
  path: '/books/{bid}/chapters/{chapterId}/pages/',
  policy: { resource: 'book', action: 'read' },
  about: 'The pages of a month, drawn; can be read while the rest of the book is still being set.',
  params: z.strictObject({ bid: id, chapterId: month }),
  answer: z.object({ revision: z.number().int(), chapterId: month, pages: z.array(drawnPage) }),
  refusals: [],
})

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
        ]),
        key: sha256.optional(),
        volume: z.number().int().optional(),
        folio: z.number().int().optional(),
        itemId: id.optional(),
        photoId: z.string().optional(),
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

export const watchBook = call({
  method: 'GET',
  path: '/books/{bid}/events/',
  policy: { resource: 'book', action: 'read' },
  about:
    'Server-sent events: `progress` as in the book, `changed` with the revision, `months` that were set.',
  params,
  answer: z.union([
    z.object({ event: z.literal('progress'), data: progress }),
    z.object({
      event: z.literal('changed'),
      data: z.object({
        revision: z.number().int(),
        months: z.array(month),
        items: z.array(id),
        by: z.string(),
      }),
    }),
    z.object({
      event: z.literal('set'),
      data: z.object({ months: z.array(month), totalPage: z.number().int() }),
    }),
  ]),
  as: 'events',
  refusals: [],
})
