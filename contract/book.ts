import { z } from 'zod'
import { bookType, colour, crop, id, moment, month, sha256, template, typeset, words } from './shapes.ts'

/** A page that the maker puts into the book beside the months. */
const insertPage = z.strictObject({
  insertId: id,
  kind: z.enum(['dedication', 'photo', 'divider', 'blank']),
  /** Before the first month, before a month, or after the last. */
  at: z.union([z.literal('front'), z.literal('back'), month]),
  text: words(600).optional(),
  /** imageId of POST /images/. */
  imageId: id.optional(),
})

/** Cover and inserted pages (specification 3, design object). */
export const design = z.strictObject({
  title: words(120),
  author: words(80),
  template,
  cover: z.strictObject({
    /** imageId of POST /images/, or of a photo of the book. */
    imageId: id.optional(),
    pic: sha256.optional(),
    color: colour,
    /** What of the picture is shown. */
    crop: crop.optional(),
    x: z.number().min(0).max(1).optional(),
    y: z.number().min(0).max(1).optional(),
  }),
  inserts: z.array(insertPage).max(200),
  /** One-liners and clippings are gathered, the best of a month is featured; absent or false: all entries are set alike. */
  edited: z.boolean().optional(),
})
export type Design = z.infer<typeof design>

export const progress = z.object({
  /** Of what so many are done: what the flags of the book say, in numbers. Reading an archive and the PDF go by hundredths. */
  what: z.enum(['posts', 'ins', 'pictures', 'pages', 'pdf']),
  done: z.number().int(),
  of: z.number().int(),
  /** `arriving`: done with what has arrived of an archive. */
  state: z.enum(['running', 'arriving', 'done', 'failed']),
  /** Locale key `web-import:why.<why>` of a failure, or of what is done only partly. */
  why: z.string().optional(),
})
export type Progress = z.infer<typeof progress>

export const book = z.object({
  bid: id,
  title: z.string(),
  author: z.string(),
  coverUrl: z.string(),
  type: bookType,
  typeset,
  template: z.string(),
  templateStyle: z.string(),
  design,
  /** Printed pages of all volumes of a paperback, blank ones included: what is previewed. What is billed says `readBookPrice`. */
  totalPage: z.number().int(),
  editable: z.boolean(),
  public: z.boolean(),
  guide: z.boolean(),
  status: z.enum(['creating', 'editing', 'finalized']),
  /** The social book that its content is kept in. */
  source: z.object({ sid: id }),
  createdAt: moment,
  updatedAt: moment,
  /** When a promotion of this book ends, for the countdown. */
  endAt: moment.nullable(),
  /** YYYYMM, of the current chapters. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  currentChapters: z.array(month),
  deletedChapters: z.array(month),
  /** Months that have to be set again, by typeset. */
  retypesetMonths: z.record(z.string(), z.array(month)),
  isGettingPages: z.boolean(),
  isGettingPosts: z.boolean(),
  pagesInitialized: z.boolean(),
  postsInitialized: z.boolean(),
  patched: z.boolean(),
  insInitialized: z.boolean(),
  isGettingIns: z.boolean(),
  /** When the last import ended; null where one is on its way, or none ever came. */
  importEndedAt: moment.nullable(),
  /** Months of it were set in an older edition of the layout, and stay so until its owner takes the newest. */
  newEdition: z.boolean(),
  progress: z.array(progress),
  /** Grows with each change of content or design. */
  revision: z.number().int(),
  /** Names of the step that undo would take back and redo would make again. */
  undo: z.string().nullable(),
  redo: z.string().nullable(),
  timeZone: z.string(),
})
export type Book = z.infer<typeof book>
