import { z } from 'zod'
import { contentNetworks } from '#domain/catalogue/networks'
import { call } from './call.ts'
import { entryHeaders } from './entry-headers.ts'
import { itemEdit, patchEntry, socialItem } from './item.ts'
import { contentType, count, id, month } from './shapes.ts'

const sidOnly = z.strictObject({ sid: id })
const chapterParams = z.strictObject({ sid: id, cid: month })

const counts = z.object({ items: z.number().int(), chosen: z.number().int(), deleted: z.number().int() })

/** Months (YYYYMM) that a book takes in, both included; null: open at that end. */
const span = z.strictObject({ since: month.nullable(), until: month.nullable() })

/** What a book is made from: everything that was brought in, by month. */
export const socialBook = z.object({
  sid: id,
  bid: id,
  type: contentType.nullable(),
  /** For each tab of the selection. */
  counts: z.record(contentType, counts),
  chapters: z.array(
    counts.extend({
      cid: month,
      month,
      photos: z.number().int(),
    }),
  ),
  /** Fan pages, albums and accounts that the content came from. */
  origins: z.array(z.object({ name: z.string(), type: contentType, items: z.number().int() })),
  span,
  linked: z.array(z.object({ network: z.enum(contentNetworks), expired: z.boolean() })),
  revision: z.number().int(),
})

export const readSocialBook = call({
  method: 'GET',
  path: '/socialbooks/{sid}/',
  policy: { resource: 'socialBook', action: 'read' },
  about: 'Months and counts of the content, of one type or all.',
  params: sidOnly,
  query: z.strictObject({ type: contentType.optional() }),
  answer: socialBook,
  refusals: [],
})

export const chooseAll = call({
  method: 'PUT',
  path: '/socialbooks/{sid}/',
  policy: { resource: 'socialBook', action: 'edit' },
  about:
    'Takes all content, or what is found by type, origin, span of months or words, into the book or out of it.',
  params: sidOnly,
  body: z.strictObject({
    type: contentType.optional(),
    from: z.string().max(300).optional(),
    since: month.optional(),
    until: month.optional(),
    q: z.string().max(200).optional(),
    has: z.enum(['photos', 'words', 'place']).optional(),
    /** Only what is in the book now, or is not. */
    now: z.enum(['chosen', 'left']).optional(),
    chosen: z.boolean(),
  }),
  answer: socialBook,
  refusals: [],
})

export const changeSpan = call({
  method: 'PUT',
  path: '/socialbooks/{sid}/span/',
  policy: { resource: 'socialBook', action: 'edit' },
  about:
    'Sets the span of months that the book takes in: what lies outside is left out, months within come in whole unless something of them was chosen already. What is imported later outside of it is not chosen.',
  params: sidOnly,
  body: span,
  answer: socialBook,
  refusals: [],
})

export const createPatch = call({
  method: 'POST',
  path: '/socialbooks/{sid}/items/',
  policy: { resource: 'socialBook', action: 'edit' },
  about:
    'Adds an entry written by hand: words or at least one picture; the header Idempotency-Key names the entry.',
  params: sidOnly,
  headers: entryHeaders,
  body: patchEntry,
  answer: socialItem,
  status: 201,
  refusals: ['emptyPatch', 'badDate', 'unknownPicture', 'changedElsewhere'],
})

const pageOfItems = z.object({
  items: z.array(socialItem),
  page: z.number().int(),
  pagesize: z.number().int(),
  total: z.number().int(),
})

export const listChapterItems = call({
  method: 'GET',
  path: '/socialbooks/{sid}/socialchapters/{cid}/items/',
  policy: { resource: 'socialBook', action: 'read' },
  about: 'The items of a month, a page at a time.',
  params: chapterParams,
  query: z.strictObject({
    page: count(100_000).optional(),
    pagesize: count(200).optional(),
    type: contentType.optional(),
    deleted: z.stringbool().optional(),
  }),
  answer: pageOfItems,
  refusals: [],
})

export const listItems = call({
  method: 'GET',
  path: '/socialbooks/{sid}/items/',
  policy: { resource: 'socialBook', action: 'read' },
  about: 'Items of all months in order, searched and filtered.',
  params: sidOnly,
  query: z.strictObject({
    page: count(100_000).optional(),
    pagesize: count(200).optional(),
    type: contentType.optional(),
    q: z.string().max(200).optional(),
    from: z.string().max(300).optional(),
    /** Months, both included. */
    since: month.optional(),
    until: month.optional(),
    /** `favourites`: a photo with a star. */
    has: z.enum(['photos', 'words', 'place', 'favourites']).optional(),
    chosen: z.stringbool().optional(),
    deleted: z.stringbool().optional(),
  }),
  answer: pageOfItems,
  refusals: [],
})

export const chooseChapter = call({
  method: 'PUT',
  path: '/socialbooks/{sid}/socialchapters/{cid}/',
  policy: { resource: 'socialBook', action: 'edit' },
  about: 'Takes a whole month, or its items of one type, into the book or out of it.',
  params: chapterParams,
  body: z.strictObject({ type: contentType.optional(), chosen: z.boolean() }),
  answer: socialBook,
  refusals: [],
})

export const changeSocialItem = call({
  method: 'PUT',
  path: '/socialbooks/{sid}/socialchapters/{cid}/items/{itemId}/',
  policy: { resource: 'socialBook', action: 'edit' },
  about: 'Changes, chooses, deletes or recovers one item.',
  params: z.strictObject({ sid: id, cid: month, itemId: id }),
  body: itemEdit,
  answer: socialItem,
  refusals: ['changedElsewhere', 'itemInBin', 'badDate', 'unknownPicture'],
})

export const flushChapter = call({
  method: 'PUT',
  path: '/socialbooks/{sid}/socialchapters/{cid}/flush/',
  policy: { resource: 'socialBook', action: 'edit' },
  about:
    'delete: all items of the month into the recycle bin. recover: all out of it. update: new items of the month from the networks.',
  params: chapterParams,
  body: z.strictObject({ type: z.enum(['delete', 'recover', 'update']) }),
  answer: z.object({ changed: z.number().int(), importing: z.boolean(), socialBook }),
  refusals: ['nothingToImport', 'importRunning'],
})
