import { z } from 'zod'
import { call } from './call.ts'
import { entryHeaders } from './entry-headers.ts'
import { itemEdit, patchEntry, socialItem } from './item.ts'
import { typesetChapter } from './page.ts'
import { id, month } from './shapes.ts'

export const changeItem = call({
  method: 'PUT',
  path: '/books/{bid}/chapters/{chapterId}/items/{itemId}/',
  policy: { resource: 'book', action: 'edit' },
  about: 'Changes an item on its page, and sets its month again.',
  params: z.strictObject({ bid: id, chapterId: month, itemId: id }),
  body: itemEdit,
  answer: z.object({ item: socialItem, chapter: typesetChapter.nullable() }),
  refusals: ['changedElsewhere', 'itemInBin', 'badDate', 'unknownPicture'],
})

export const createItem = call({
  method: 'POST',
  path: '/books/{bid}/createitem/',
  policy: { resource: 'book', action: 'edit' },
  about: 'Inserts an entry written by hand at its date; the header Idempotency-Key names the entry.',
  params: z.strictObject({ bid: id }),
  headers: entryHeaders,
  body: patchEntry,
  answer: z.object({ item: socialItem, chapter: typesetChapter.nullable() }),
  status: 201,
  refusals: ['emptyPatch', 'badDate', 'unknownPicture', 'changedElsewhere'],
})
