import { z } from 'zod'
import { watchBook } from '#contract/book-events'
import type { Answer } from '#contract/call'
import { topic } from '../../kernel/events/topic.ts'

export type BookEvent = Answer<typeof watchBook>

/** What browsers hear of a book, by its bid. Who gets no list of items asks for all. */
export const bookEvents = topic<BookEvent>('book', watchBook.answer, {
  brief: event =>
    event.event === 'changed'
      ? { event: 'changed', data: { ...event.data, items: [], months: event.data.months.slice(0, 300) } }
      : event,
})

const bid = z.string()

/** A book is about to be deleted: what is of it outside of the database is noted. */
export const bookErasing = topic('book.erasing', z.strictObject({ bid }))

/** A book was deleted, by its bid and by `all`: what is open of it ends. */
export const bookErased = topic('book.erased', z.strictObject({ bid }))

/** These are gone from the store, by `all`: nobody holds them in memory any more. */
export const filesRemoved = topic(
  'files.removed',
  z.strictObject({
    files: z.array(
      z.strictObject({ kind: z.enum(['files', 'images', 'months', 'pages', 'covers']), key: z.string() }),
    ),
  }),
)

/** Items of these months are other than before. */
export const contentChanged = topic(
  'book.content-changed',
  z.strictObject({ bid, months: z.array(z.string()) }),
)

/** What a book is made from was changed away from its pages: nobody sets them now. */
export const selectionChanged = topic('book.selection-changed', z.strictObject({ bid }))

export const designChanged = topic(
  'book.design-changed',
  z.strictObject({ bid, part: z.enum(['cover', 'inserts', 'editing']) }),
)

export const typesetChanged = topic('book.typeset-changed', z.strictObject({ bid, typeset: z.string() }))

/** All that was to be brought into a book is in it and set, or its PDF is there; or it failed for good. */
export const workEnded = topic(
  'book.work-ended',
  z.strictObject({ bid, what: z.enum(['import', 'pdf']), isGood: z.boolean() }),
)

/** So many bytes of an archive are here. */
export const uploadArrived = topic(
  'upload.arrived',
  z.strictObject({ uploadId: z.string(), bytes: z.number().int() }),
)

/** All bytes of an archive are here, and who sent it may be gone. */
export const uploadFinished = topic(
  'upload.finished',
  z.strictObject({ bid, uploadId: z.string(), name: z.string() }),
)

/** An archive was taken back, by its id: what reads it ends. */
export const uploadRemoved = topic('upload.removed', z.strictObject({ uploadId: z.string() }))
