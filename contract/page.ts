import { z } from 'zod'
import { id, month, sha256 } from './shapes.ts'

/** Where an item or one of its photos stands, mm from the upper left of the trimmed page. */
const region = z.object({
  item: id,
  /** photoId; absent for words. */
  photo: z.string().optional(),
  /** The photo was taken from its entry to open its month. */
  opens: z.boolean().optional(),
  /** The month of the item, on a page that several share. */
  chapterId: month.optional(),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  /** A paragraph that can be typed in its place, or its part on this page: as it is printed, and how it is set. */
  words: z
    .object({
      text: z.string(),
      family: z.enum(['serif', 'sans']),
      weight: z.number().int(),
      /** mm */
      size: z.number(),
      /** mm from one baseline to the next. */
      leading: z.number(),
      color: z.string().optional(),
      /** The colour that they stand on, where it is not white. */
      ground: z.string().optional(),
      /** Some lines of a paragraph whose others stand on another page, or in another column. */
      part: z.boolean().optional(),
    })
    .optional(),
})

const pageOfPlan = z.object({
  /** Changes with anything that stands on the page: the address of its drawing. */
  key: sha256,
  volume: z.number().int(),
  /** 1 is the first page of the volume, a right one. */
  folio: z.number().int(),
  /** Absent for front matter, inserted pages and blanks. */
  chapterId: month.optional(),
  /** All months that share the page, `chapterId` being the first; absent where it is of one. */
  chapterIds: z.array(month).optional(),
  /** Of an inserted page (design.inserts). */
  insertId: id.optional(),
})

/** All pages of the book as it would be printed now. */
export const bookPlan = z.object({
  /** Of the content that was set; grows with each change of the book. */
  revision: z.number().int(),
  typeset: z.string(),
  /** mm, trimmed */
  page: z.object({ width: z.number(), height: z.number() }),
  volumes: z.array(z.object({ number: z.number().int(), pages: z.number().int(), spineMm: z.number() })),
  pages: z.array(pageOfPlan),
})

/** A paragraph of a page as it is read aloud. */
const readWords = z.object({ text: z.string(), /** BCP 47 */ lang: z.string() })

/** A page as it will be printed, photos as links; its words in reading order. */
export const drawnPage = pageOfPlan.extend({
  svg: z.string(),
  places: z.array(region),
  words: z.array(readWords),
})
export type DrawnPage = z.infer<typeof drawnPage>

/** The fonts of the words of a page that can be typed in their place, each with their characters alone. */
export const pageFonts = z.object({
  fonts: z.array(
    z.object({
      family: z.enum(['serif', 'sans']),
      weight: z.number().int(),
      characters: z.string(),
      /** WOFF2 in Base64. */
      woff2: z.string(),
    }),
  ),
})

/** The pages of a month after an edit: all keys, drawings only of those that hold the item. */
export const typesetChapter = z.object({
  revision: z.number().int(),
  chapterId: month,
  pages: z.array(pageOfPlan),
  drawn: z.array(drawnPage),
})
