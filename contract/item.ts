import { z } from 'zod'
import { treatments } from '#domain/books/treatment'
import { contentType, crop, focus, id, moment, month, place, sha256 } from './shapes.ts'

/** `words`: a picture with words in it (a screenshot, a document, a meme), which is never cut. */
const pictureKind = z.enum(['photo', 'words'])

/** A photo of an item as the book shows it. */
const itemPhoto = z.object({
  /** Stays with the photo through all edits. */
  photoId: id,
  sha256: sha256.optional(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  caption: z.string().optional(),
  crop: crop.optional(),
  size: z.enum(['small', 'usual', 'large']),
  /** What the machine takes the picture for, where it looked; and what its owner says that it is. */
  seenAs: pictureKind.optional(),
  pictureKind: pictureKind.optional(),
  /** The point that one looks at, as the machine tells it; and the one that its owner wants in sight. */
  seenFocus: focus.optional(),
  focus: focus.optional(),
  removed: z.boolean(),
  /** A photo before it in its month that it looks nearly the same as; known where the item was asked for with its month. */
  twinOf: z.object({ itemId: id, photoId: id, postDate: z.string() }).optional(),
  /** It looks blurred. */
  blurred: z.boolean().optional(),
  /** It was put beside those that were imported; its photoId is that of its picture. */
  added: z.boolean().optional(),
  kind: z.enum(['photo', 'video']),
})

/** One item of a social chapter: a post, an album, an entry written by hand. */
export const socialItem = z.object({
  itemId: id,
  /** Chapter (month) it stands in. */
  chapterId: month,
  type: contentType,
  kind: z.string(),
  title: z.string(),
  content: z.string(),
  /** YYYY-MM-DD HH:MM in the book's time zone. */
  postDate: z.string(),
  place: place.optional(),
  people: z.array(z.string()),
  photos: z.array(itemPhoto),
  /** What its maker wants; absent: as the book is edited. */
  treatment: z.enum(treatments).optional(),
  /** How many of its hashtags stand at the back of the book, where the item was asked for with its month. */
  tagsAtBack: z.number().int().optional(),
  /** Its maker wants them with it. */
  keepsTags: z.boolean().optional(),
  /** How its month sets it, where the book is edited and the item was asked for with its month. */
  part: z.enum(['entry', 'feature', 'smallTalk', 'clippings', 'slip', 'cutting']).optional(),
  /** What its maker can want in the typeset of the book, where `part` is told. */
  treatments: z.array(z.enum(treatments)).optional(),
  /** In the book, unless it is also in the recycle bin. */
  chosen: z.boolean(),
  deleted: z.boolean(),
  /** Differs from what was imported. */
  edited: z.boolean(),
  /** Page, group or account it came from, where that is known. */
  from: z.string().optional(),
  /** Grows with each change; a change must name the version that it was made on. */
  version: z.number().int(),
  updatedAt: moment,
})
export type SocialItem = z.infer<typeof socialItem>

/** What may be changed of an item. Absent fields stay; null takes back what was imported. */
export const itemEdit = z.strictObject({
  /** The version that was read. Another one in the store: changedElsewhere. */
  version: z.number().int().min(0),
  /** Edits with the same run, one after the other, are one step of undo. */
  run: id.optional(),
  title: z.string().max(300).nullable().optional(),
  content: z.string().max(100_000).nullable().optional(),
  postDate: z.string().max(40).nullable().optional(),
  place: z
    .union([place, z.literal(false)])
    .nullable()
    .optional(),
  /** null: as the book is edited. */
  treatment: z.enum(treatments).nullable().optional(),
  keepsTags: z.boolean().optional(),
  /** All photos in their new order; those left out are removed. */
  photos: z
    .array(
      z.strictObject({
        photoId: id,
        /** One that the item need not have yet: photoId is the imageId of POST /images/. */
        added: z.boolean().optional(),
        crop: crop.optional(),
        size: z.enum(['small', 'usual', 'large']).optional(),
        pictureKind: pictureKind.optional(),
        focus: focus.optional(),
        removed: z.boolean().optional(),
        caption: z.string().max(2000).optional(),
      }),
    )
    .max(1000)
    .optional(),
  /** Into the recycle bin, or out of it. */
  deleted: z.boolean().optional(),
  chosen: z.boolean().optional(),
})
export type ItemEdit = z.infer<typeof itemEdit>

/** An entry written by hand (specification 3, patch entry payload). */
export const patchEntry = z.strictObject({
  title: z.string().max(300).optional(),
  content: z.string().max(100_000),
  postDate: z.string().max(40),
  /** imageId of POST /images/. */
  picList: z.array(id).max(100),
})
export type PatchEntry = z.infer<typeof patchEntry>
