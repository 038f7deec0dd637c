import { z } from 'zod'
import type { ItemEdits } from '#domain/books/apply-edits'
import type { Item, ItemKind } from '#domain/books/item'
import { treatments } from '#domain/books/treatment'
import { languageCodes } from '#domain/catalogue/languages'
import { typesetNames } from '#domain/catalogue/typesets'
import { coverTemplates, themeColours } from '#domain/covers/cover-colours'
import { findingKinds, longestFinding } from '#domain/privacy/private-findings'

// What a person takes along, and brings to another server: docs/export-format.md says it for people, and changes with this file.
// Unknown fields are dropped, so that a later version may say more; a change of what is here needs another `version`.

export const exportFormat = 'daybound-export'
export const exportVersion = 1

/** Paths within the ZIP. */
export const exportPaths = {
  marker: 'daybound-export.json',
  picture: (sha256: string, extension: string) => `pictures/${sha256}.${extension}`,
  book: (folder: string) => `${folder}/book.json`,
  items: (folder: string) => `${folder}/items.json`,
  pdf: (folder: string) => `${folder}/book.pdf`,
} as const

/** The marker file without what changes with versions: tells an export from all other archives. */
export const exportMark = z.object({ format: z.literal(exportFormat), version: z.int().min(1) })

export const exportMarker = exportMark.extend({
  version: z.literal(exportVersion),
  madeAt: z.string().max(100),
  person: z.object({
    name: z.string().max(1000),
    language: z.string().max(100),
    region: z.string().max(100),
    networks: z.array(z.string().max(100)).max(100),
    createdAt: z.string().max(100),
    /** sha256 of a picture of the ZIP. */
    avatar: z.string().max(100).exactOptional(),
  }),
  books: z
    .array(
      z.object({
        folder: z.string().regex(/^books\/\d{1,4}$/),
        title: z.string().max(1000),
        items: z.int().min(0),
        /** Whether `book.pdf` is there. */
        pdf: z.boolean(),
      }),
    )
    .max(1000),
})
export type ExportMarker = z.infer<typeof exportMarker>

const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const words = z.string().max(5_000_000)
const line = z.string().max(20_000)
/** Seconds since 1970, of the years 1000 to 9999: months have four digits for the year. */
const time = z.int().min(-30_609_000_000).max(253_402_000_000)
const fraction = z.number().min(0).max(1)
const focus = z.object({ x: fraction, y: fraction })
const crop = z.object({ x: fraction, y: fraction, w: z.number().gt(0).max(1), h: z.number().gt(0).max(1) })
const pixels = z.int().min(1).max(1_000_000)

const origin = z.object({ archive: line, path: line, index: z.int().min(0).exactOptional() })

const place = z.object({
  name: line,
  address: line.exactOptional(),
  latitude: z.number().exactOptional(),
  longitude: z.number().exactOptional(),
})

const media = z.object({
  kind: z.enum(['photo', 'video']),
  uri: line,
  caption: words.exactOptional(),
  time: time.exactOptional(),
  /** The file is `pictures/<sha256>.*`. */
  picture: z
    .object({ sha256, width: pixels, height: pixels, phash: z.string().max(100).exactOptional() })
    .exactOptional(),
  crop: crop.exactOptional(),
  size: z.enum(['small', 'large']).exactOptional(),
  origin,
})

const itemKinds = [
  'post',
  'album',
  'photos',
  'note',
  'event',
  'life-event',
  'check-in',
  'poll',
  'story',
] as const satisfies readonly ItemKind[]

const itemAsRead = z.object({
  id,
  source: z.enum(['facebook', 'facebook-page', 'instagram', 'patch']),
  kind: z.enum(itemKinds),
  time,
  title: words.exactOptional(),
  text: words,
  media: z.array(media).max(20_000),
  place: place.exactOptional(),
  people: z.array(line).max(20_000),
  links: z
    .array(z.object({ url: line, title: words.exactOptional(), site: line.exactOptional() }))
    .max(20_000),
  event: z.object({ start: time, end: time.exactOptional() }).exactOptional(),
  poll: z.object({ question: words, options: z.array(words).max(20_000) }).exactOptional(),
  quote: z.object({ text: words, author: line.exactOptional() }).exactOptional(),
  album: line.exactOptional(),
  absorbed: z.array(id).max(20_000).exactOptional(),
  origin,
}) satisfies z.ZodType<Item>

const itemEdits = z.object({
  title: words.exactOptional(),
  text: words.exactOptional(),
  time: time.exactOptional(),
  place: z.union([place, z.literal(false)]).exactOptional(),
  treatment: z.enum(treatments).exactOptional(),
  keepsTags: z.literal(true).exactOptional(),
  people: z.array(line).max(20_000).exactOptional(),
  quote: z.literal(false).exactOptional(),
  photos: z
    .array(
      z.object({
        photoId: id,
        crop: crop.exactOptional(),
        size: z.enum(['small', 'usual', 'large']).exactOptional(),
        removed: z.boolean().exactOptional(),
        caption: words.exactOptional(),
        pictureKind: z.enum(['photo', 'words']).exactOptional(),
        focus: focus.exactOptional(),
      }),
    )
    .max(20_000)
    .exactOptional(),
  added: z
    .array(z.object({ photoId: id, media }))
    .max(20_000)
    .exactOptional(),
}) satisfies z.ZodType<ItemEdits>

/** One of `items.json`, which is a list. */
export const exportedItem = z.object({
  itemId: id,
  /** In the book, unless it is also in the recycle bin. */
  chosen: z.boolean(),
  deleted: z.boolean(),
  /** Pictures of it had not come yet. */
  pending: z.boolean(),
  /** Page, group or account it came from. */
  from: line.nullable(),
  /** Its words were read through, as they are. */
  proofed: z.literal(true).exactOptional(),
  read: itemAsRead,
  edits: itemEdits,
})
export type ExportedItem = z.infer<typeof exportedItem>

/** As many as `book.json` takes: a hundred times what most books have. */
export const mostKept = 20_000

/** `book.json`. */
export const exportedBook = z.object({
  type: z.literal('diarybook'),
  typeset: z.enum(typesetNames),
  locale: z.enum(languageCodes),
  timeZone: z.string().max(100),
  createdAt: z.string().max(100),
  design: z.object({
    title: z.string().max(120),
    author: z.string().max(80),
    template: z.enum(coverTemplates.map(template => template.name)),
    cover: z.object({
      imageId: id.exactOptional(),
      pic: sha256.exactOptional(),
      color: z.enum(themeColours.map(colour => colour.hex) as [string, ...string[]]), // a list of ten is not empty
      crop: crop.exactOptional(),
      x: fraction.exactOptional(),
      y: fraction.exactOptional(),
    }),
    edited: z.boolean().exactOptional(),
    inserts: z
      .array(
        z.object({
          insertId: id,
          kind: z.enum(['dedication', 'photo', 'divider', 'blank']),
          at: z.string().regex(/^(?:front|back|\d{4}(?:0[1-9]|1[0-2]))$/),
          text: z.string().max(600).exactOptional(),
          imageId: id.exactOptional(),
        }),
      )
      .max(200),
  }),
  /** Pictures that were uploaded by hand and that items and design name by `imageId`. */
  images: z.array(z.object({ imageId: id, sha256 })).max(20_000),
  /** Photos that its maker gave a star. */
  favourites: z.array(sha256).max(100_000).exactOptional(),
  /** What looks private and may be printed: in one item, or all over the book. */
  kept: z
    .array(
      z.object({
        kind: z.enum(findingKinds),
        text: z.string().max(longestFinding),
        itemId: id.exactOptional(),
      }),
    )
    .max(mostKept)
    .exactOptional(),
})
export type ExportedBook = z.infer<typeof exportedBook>
