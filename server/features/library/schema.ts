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
} from 'drizzle-orm/pg-core'
import type { Design } from '#contract/book'
import type { Piece } from '#contract/upload-order'
import type { ItemEdits } from '#domain/books/apply-edits'
import type { Item } from '#domain/books/item'
import type { BookType } from '#domain/catalogue/book-types'
import type { ContentType } from '#domain/catalogue/content-types'
import type { Language } from '#domain/catalogue/languages'
import type { ContentNetwork, ImportVia } from '#domain/catalogue/networks'
import type { TypesetName } from '#domain/catalogue/typesets'
import { moment } from '#server/kernel/db/moment'
import type { ListPlace } from '#sources/live/live'
import type { BookState, ImportWish } from './stored.ts'

// Books and what is in them: items, their changes and pictures, imports and uploads. One file: whoever changes a table looks at those beside it.

export const books = pgTable(
  'books',
  {
    bid: text('bid').primaryKey(),
    uid: text('uid').notNull(),
    sid: text('sid').notNull().unique(),
    type: text('type').$type<BookType>().notNull(),
    typeset: text('typeset').$type<TypesetName>().notNull(),
    design: jsonb('design').$type<Design>().notNull(),
    locale: text('locale').$type<Language>().notNull(),
    timeZone: text('time_zone').notNull(),
    finalized: boolean('finalized').notNull(),
    public: boolean('public').notNull(),
    guide: boolean('guide').notNull(),
    postsInitialized: boolean('posts_initialized').notNull(),
    insInitialized: boolean('ins_initialized').notNull(),
    patched: boolean('patched').notNull(),
    totalPage: integer('total_page').notNull(),
    /** Grows with each change of content or design. */
    revision: integer('revision').notNull(),
    shareHash: text('share_hash'),
    sealedShare: text('sealed_share'),
    shareExpiresAt: moment('share_expires_at'),
    sharePasswordHash: text('share_password_hash'),
    endAt: moment('end_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  t => [index('books_uid').on(t.uid)],
)
export type BookRow = typeof books.$inferSelect

export const items = pgTable(
  'items',
  {
    bid: text('bid').notNull(),
    itemId: text('item_id').notNull(),
    type: text('type').$type<ContentType>().notNull(),
    /** Month (YYYYMM) and seconds since 1970 after edits, in the book's time zone. */
    month: text('month').notNull(),
    time: bigint('time', { mode: 'number' }).notNull(),
    /** As it was read, pictures looked at; its id is item_id. */
    original: jsonb('original').$type<Item>().notNull(),
    edits: jsonb('edits').$type<ItemEdits>().notNull(),
    chosen: boolean('chosen').notNull(),
    deleted: boolean('deleted').notNull(),
    /** Pictures are still being fetched: not set before they are there. */
    pending: boolean('pending').notNull(),
    version: integer('version').notNull(),
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
  ],
)

/** Steps of undo: what each changed, before and after. */
export const changes = pgTable(
  'changes',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    bid: text('bid').notNull(),
    /** Locale key `steps.<label>`. */
    label: text('label').notNull(),
    run: text('run'),
    before: jsonb('before').$type<BookState>().notNull(),
    after: jsonb('after').$type<BookState>().notNull(),
    undone: boolean('undone').notNull(),
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
export const images = pgTable('images', {
  imageId: text('image_id').primaryKey(),
  uid: text('uid').notNull(),
  sha256: text('sha256').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  uploadedAt: moment('uploaded_at').notNull(),
})
export type ImageRow = typeof images.$inferSelect

export const imports = pgTable(
  'imports',
  {
    importId: text('import_id').primaryKey(),
    bid: text('bid').notNull(),
    via: text('via').$type<ImportVia>().notNull(),
    state: text('state').$type<'waiting' | 'running' | 'arriving' | 'done' | 'failed' | 'partly'>().notNull(),
    why: text('why'),
    names: jsonb('names').$type<string[]>().notNull(),
    /** What is to be read: uploads, or sources and the span of days. */
    wanted: jsonb('wanted').$type<ImportWish>().notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  t => [index('imports_book').on(t.bid, t.startedAt)],
)

export type ImportRow = typeof imports.$inferSelect

/** What was read and did not come in (architecture, decision 4). */
export const receiptLines = pgTable(
  'receipt_lines',
  {
    lineId: text('line_id').primaryKey(),
    bid: text('bid').notNull(),
    importId: text('import_id').notNull(),
    what: text('what').$type<'item' | 'photo'>().notNull(),
    outcome: text('outcome').$type<'duplicate' | 'filtered' | 'missing' | 'unreadable'>().notNull(),
    reason: text('reason').notNull(),
    name: text('name').notNull(),
    origin: text('origin').notNull(),
    of: text('of'),
    /** The item that was left out, where it can be taken after all. */
    held: jsonb('held').$type<Item>(),
    taken: boolean('taken').notNull(),
  },
  t => [index('receipt_lines_book').on(t.bid)],
)

export const importTroubles = pgTable(
  'import_troubles',
  {
    importId: text('import_id').notNull(),
    bid: text('bid').notNull(),
    network: text('network').$type<ContentNetwork>().notNull(),
    kind: text('kind').$type<'expired' | 'permission' | 'rate-limit' | 'failed'>().notNull(),
    what: text('what').notNull(),
  },
  t => [primaryKey({ columns: [t.importId, t.network, t.kind, t.what] })],
)

/** Where a live import goes on when its worker was killed; gone when the import ends. */
export const importPlaces = pgTable(
  'import_places',
  {
    importId: text('import_id').notNull(),
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
    importId: text('import_id').notNull(),
    subject: text('subject').notNull(),
    uri: text('uri').notNull(),
    address: text('address'),
  },
  t => [primaryKey({ columns: [t.importId, t.subject, t.uri] })],
)

/** Archives on their way in, and for a while those that were read; the bytes lie with the tus store. */
export const uploads = pgTable('uploads', {
  uploadId: text('upload_id').primaryKey(),
  uid: text('uid').notNull(),
  bid: text('bid').notNull(),
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
})
export type UploadRow = typeof uploads.$inferSelect

/** How far work on a book is; the flags of the Book and the events both read it. */
export const progress = pgTable(
  'progress',
  {
    bid: text('bid').notNull(),
    what: text('what').$type<'posts' | 'ins' | 'pictures' | 'pages' | 'pdf'>().notNull(),
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    state: text('state').$type<'running' | 'arriving' | 'done' | 'failed'>().notNull(),
    why: text('why'),
    updatedAt: moment('updated_at').notNull(),
  },
  t => [primaryKey({ columns: [t.bid, t.what] })],
)
