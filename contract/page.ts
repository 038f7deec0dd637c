import { z } from 'zod'
import { id, month, sha256 } from './shapes.ts'

/** Where an item or one of its photos stands, mm from the upper left of the trimmed page. */
const region = z.object({
  item: id,
  /** photoId; absent for words. */
  photo: z.string().optional(),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
})

const pageOfPlan = z.object({
  /** Changes with anything that stands on the page: the address of its drawing. */
  key: sha256,
  volume: z.number().int(),
  /** 1 is the first page of the volume, a right one. */
  folio: z.number().int(),
  /** Absent for front matter, inserted pages and blanks. */
  chapterId: month.optional(),
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

/** A page as it will be printed, photos as links. */
export const drawnPage = pageOfPlan.extend({ svg: z.string(), places: z.array(region) })
export type DrawnPage = z.infer<typeof drawnPage>

/** The pages of a month after an edit: all keys, drawings only of those that hold the item. */
export const typesetChapter = z.object({
  revision: z.number().int(),
  chapterId: month,
  pages: z.array(pageOfPlan),
  drawn: z.array(drawnPage),
})
