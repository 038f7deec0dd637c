import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Design } from '#contract/book'
import type { Piece } from '#contract/upload-order'
import type { ItemEdits } from '#domain/books/apply-edits'
import type { Item } from '#domain/books/item'
import { type BookType, bookTypes } from '#domain/catalogue/book-types'
import { type ContentType, contentTypes } from '#domain/catalogue/content-types'
import type { Language } from '#domain/catalogue/languages'
import { type ContentNetwork, type ImportVia, importVias } from '#domain/catalogue/networks'
import type { TypesetName } from '#domain/catalogue/typesets'
import { users } from '#server/features/account/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'
import type { ListPlace } from '#sources/live/live'
import type { BookState, ImportRequest, ReachedFigures } from './stored.ts'

// Books and what is in them: items, their changes and pictures, imports and uploads. One file: whoever changes a table looks at those beside it.

export const books = pgTable(
  'books',
  {
    bid: text('bid').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    sid: text('sid').notNull().unique(),
    type: text('type').$type<BookType>().notNull(),
    typeset: text('typeset').$type<TypesetName>().notNull(),
    design: jsonb('design').$type<Design>().notNull(),
    locale: text('locale').$type<Language>().notNull(),
    timeZone: text('time_zone').notNull(),
    finalized: boolean('finalized').notNull().default(false),
    public: boolean('public').notNull().default(false),
    guide: boolean('guide').notNull().default(false),
    postsInitialized: boolean('posts_initialized').notNull().default(false),
    insInitialized: boolean('ins_initialized').notNull().default(false),
    patched: boolean('patched').notNull().default(false),
    totalPage: integer('total_page').notNull().default(0),
    /** Grows with each change of content or design. */
    revision: integer('revision').notNull().default(0),
    shareHash: text('share_hash'),
    sealedShare: text('sealed_share'),
    shareExpiresAt: moment('share_expires_at'),
    sharePasswordHash: text('share_password_hash'),
    endAt: moment('end_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  t => [
    index('books_uid').on(t.uid),
    // one guide book for all
    uniqueIndex('books_guide').on(t.guide).where(sql`${t.guide}`),
    oneOf('books', t.type, bookTypes),
  ],
)
export type BookRow = typeof books.$inferSelect

/** Wrong guesses at the password of a book's link, from all addresses and in all processes. */
export const shareGuesses = pgTable('share_guesses', {
  bid: text('bid')
    .primaryKey()
    .references(() => books.bid, withIt),
  wrong: integer('wrong').notNull(),
  /** The first of those in `wrong`. */
  since: moment('since').notNull(),
  /** How often guessing was paused lately: each pause is longer. */
  pauses: integer('pauses').notNull(),
  pausedUntil: moment('paused_until'),
})

export const items = pgTable(
  'items',
  {
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    itemId: text('item_id').notNull(),
    type: text('type').$type<ContentType>().notNull(),
    /** Month (YYYYMM) and seconds since 1970 after edits, in the book's time zone. */
    month: text('month').notNull(),
    time: bigint('time', { mode: 'number' }).notNull(),
    /** As it was read, pictures looked at; its id is item_id. */
    original: jsonb('original').$type<Item>().notNull(),
    edits: jsonb('edits').$type<ItemEdits>().notNull().default({}),
    chosen: boolean('chosen').notNull().default(true),
    deleted: boolean('deleted').notNull().default(false),
    /** Pictures are still being fetched: not set before they are there. */
    pending: boolean('pending').notNull().default(false),
    version: integer('version').notNull().default(0),
    /** Lower-case words of the item after edits, for the search. */
    words: text('words').notNull(),
    photos: integer('photos').notNull(),
    fromName: text('from_name'),
    updatedAt: moment('updated_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.bid, t.itemId] }),
    index('items_month').on(t.bid, t.month),
    index('items_time').on(t.bid, t.time),
    oneOf('items', t.type, contentTypes),
  ],
)

/** Steps of undo: what each changed, before and after. */
export const changes = pgTable(
  'changes',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    /** Locale key `steps.<label>`. */
    label: text('label').notNull(),
    run: text('run'),
    before: jsonb('before').$type<BookState>().notNull(),
    after: jsonb('after').$type<BookState>().notNull(),
    undone: boolean('undone').notNull().default(false),
    changedAt: moment('changed_at').notNull(),
  },
  t => [index('changes_book').on(t.bid, t.seq)],
)

/** Pictures that the store holds, with what is known of each. */
export const pictures = pgTable('pictures', {
  sha256: text('sha256').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  phash: text('phash'),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
})

/** Pictures that a person uploaded by hand. */
export const images = pgTable(
  'images',
  {
    imageId: text('image_id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    sha256: text('sha256').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  t => [index('images_uid').on(t.uid)],
)
export type ImageRow = typeof images.$inferSelect

const importStates = ['waiting', 'running', 'arriving', 'done', 'failed', 'partly'] as const

export const imports = pgTable(
  'imports',
  {
    importId: text('import_id').primaryKey(),
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    via: text('via').$type<ImportVia>().notNull(),
    state: text('state').$type<(typeof importStates)[number]>().notNull(),
    why: text('why'),
    /** Of the quota that is why. */
    figures: jsonb('figures').$type<ReachedFigures>(),
    names: jsonb('names').$type<string[]>().notNull(),
    /** What is to be read: uploads, or sources and the span of days. */
    request: jsonb('wanted').$type<ImportRequest>().notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  t => [
    index('imports_book').on(t.bid, t.startedAt),
    oneOf('imports', t.via, importVias),
    oneOf('imports', t.state, importStates),
  ],
)

export type ImportRow = typeof imports.$inferSelect

const lostOutcomes = ['duplicate', 'filtered', 'missing', 'unreadable'] as const

/** What was read and did not come in (architecture, decision 4). */
export const receiptLines = pgTable(
  'receipt_lines',
  {
    lineId: text('line_id').primaryKey(),
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    importId: text('import_id')
      .notNull()
      .references(() => imports.importId, withIt),
    what: text('what').$type<'item' | 'photo'>().notNull(),
    outcome: text('outcome').$type<(typeof lostOutcomes)[number]>().notNull(),
    reason: text('reason').notNull(),
    name: text('name').notNull(),
    origin: text('origin').notNull(),
    of: text('of'),
    /** The item that was left out, where it can be taken after all. */
    held: jsonb('held').$type<Item>(),
    taken: boolean('taken').notNull().default(false),
  },
  t => [
    index('receipt_lines_book').on(t.bid),
    index('receipt_lines_import').on(t.importId),
    oneOf('receipt_lines', t.what, ['item', 'photo']),
    oneOf('receipt_lines', t.outcome, lostOutcomes),
  ],
)

export const importTroubles = pgTable(
  'import_troubles',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.importId, withIt),
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    network: text('network').$type<ContentNetwork>().notNull(),
    kind: text('kind').$type<'expired' | 'permission' | 'rate-limit' | 'failed'>().notNull(),
    what: text('what').notNull(),
  },
  t => [
    primaryKey({ columns: [t.importId, t.network, t.kind, t.what] }),
    index('import_troubles_book').on(t.bid),
  ],
)

/** Where a live import goes on when its worker was killed; gone when the import ends. */
export const importPlaces = pgTable(
  'import_places',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.importId, withIt),
    /** The account, as in identities. */
    subject: text('subject').notNull(),
    list: text('list').notNull(),
    place: jsonb('place').$type<ListPlace>().notNull(),
  },
  t => [primaryKey({ columns: [t.importId, t.subject, t.list] })],
)

/** Media that a live import has listed, and where their bytes are for some hours. */
export const importMedia = pgTable(
  'import_media',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.importId, withIt),
    subject: text('subject').notNull(),
    uri: text('uri').notNull(),
    address: text('address'),
  },
  t => [primaryKey({ columns: [t.importId, t.subject, t.uri] })],
)

/** Archives on their way in, and for a while those that were read; the bytes lie with the tus store. */
export const uploads = pgTable(
  'uploads',
  {
    uploadId: text('upload_id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** What was sent before the rest; null where it came as it stands. */
    first: jsonb('first').$type<readonly Piece[]>(),
    /** Up to where an import has looked at what had arrived. */
    readTo: bigint('read_to', { mode: 'number' }).notNull().default(0),
    wholeAt: moment('whole_at'),
    /** When an import had read it; it stays for a while, since other parts may name its pictures. */
    readAt: moment('read_at'),
    /** Whether something of it came into the book. */
    used: boolean('used').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When the last bytes of it came. */
    arrivedAt: moment('arrived_at').notNull().defaultNow(),
  },
  t => [index('uploads_uid').on(t.uid), index('uploads_bid').on(t.bid)],
)
export type UploadRow = typeof uploads.$inferSelect

const quotaKinds = ['import', 'pdf', 'export'] as const

/** What a person may do only so often, each time that it was done. */
export const quotaUses = pgTable(
  'quota_uses',
  {
    useId: bigserial('use_id', { mode: 'number' }).primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    kind: text('kind').$type<(typeof quotaKinds)[number]>().notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  t => [index('quota_uses_uid').on(t.uid, t.kind, t.usedAt), oneOf('quota_uses', t.kind, quotaKinds)],
)

const progressKinds = ['posts', 'ins', 'pictures', 'pages', 'pdf'] as const
const progressStates = ['running', 'arriving', 'done', 'failed'] as const

/** How far work on a book is; the flags of the Book and the events both read it. */
export const progress = pgTable(
  'progress',
  {
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    what: text('what').$type<(typeof progressKinds)[number]>().notNull(),
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    state: text('state').$type<(typeof progressStates)[number]>().notNull(),
    why: text('why'),
    updatedAt: moment('updated_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.bid, t.what] }),
    oneOf('progress', t.what, progressKinds),
    oneOf('progress', t.state, progressStates),
  ],
)

const fileKinds = ['files', 'images', 'months', 'pages', 'covers'] as const
export type FileKind = (typeof fileKinds)[number]

/**
 * Which rows need what of the file store, kept by triggers (migration 0011) for whatever has a row; what has none is written by
 * the files noun, and `until` says when it ends. `files`: originals by sha256; `images`: rows of images by their id.
 */
export const fileUses = pgTable(
  'file_uses',
  {
    holder: text('holder').notNull(),
    kind: text('kind').$type<FileKind>().notNull(),
    key: text('key').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    bid: text('bid').references(() => books.bid, withIt),
    until: moment('until'),
  },
  t => [
    primaryKey({ columns: [t.holder, t.kind, t.key] }),
    index('file_uses_key').on(t.key),
    index('file_uses_uid').on(t.uid),
    index('file_uses_bid').on(t.bid),
    index('file_uses_until').on(t.until).where(sql`${t.until} is not null`),
    oneOf('file_uses', t.kind, fileKinds),
  ],
)

/** What lost one of its uses, and may have none when it is due; the same may stand here several times. */
export const fileRemovals = pgTable(
  'file_removals',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    kind: text('kind').$type<FileKind>().notNull(),
    key: text('key').notNull(),
    dueAt: moment('due_at').notNull(),
  },
  t => [index('file_removals_due').on(t.dueAt), oneOf('file_removals', t.kind, fileKinds)],
)
