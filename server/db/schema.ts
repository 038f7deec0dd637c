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
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Design } from '#contract/book'
import type { ContentType } from '#contract/shapes'
import type { Piece } from '#contract/upload-order'
import type { ItemEdits } from '#domain/apply-edits'
import type { Item } from '#domain/item'
import type { ListPlace } from '#sources/live/live'
import type { BookState, ImportWish } from './stored.ts'

// The tables as the code sees them; migrations/ makes them. Ids are text that the server made. They stay in one file: they
// name each other by their keys, and whoever changes one looks at those beside it.

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable('users', {
  uid: text('uid').primaryKey(),
  name: text('name').notNull(),
  /** sha256 of the picture, once it was fetched. */
  avatar: text('avatar'),
  language: text('language').notNull(),
  region: text('region').notNull(),
  talkedAt: moment('talked_at'),
  /** Until the welcome job is done, a referrer cannot be bound (code 41109). */
  readyAt: moment('ready_at'),
  createdAt: moment('created_at').notNull(),
})

/** Accounts at networks. Tokens are sealed with the server's secret. */
export const identities = pgTable(
  'identities',
  {
    network: text('network').$type<'facebook' | 'instagram' | 'oidc'>().notNull(),
    subject: text('subject').notNull(),
    uid: text('uid').notNull(),
    name: text('name').notNull(),
    sealedToken: text('sealed_token'),
    tokenExpiresAt: moment('token_expires_at'),
    /** A call was answered with "log in again". */
    expired: boolean('expired').notNull(),
    linkedAt: moment('linked_at').notNull(),
  },
  t => [primaryKey({ columns: [t.network, t.subject] }), index('identities_uid').on(t.uid)],
)

/** Tokens are kept as their sha256 only. */
export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  uid: text('uid').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** What stands in the address after a login: good once, for a minute. */
export const tickets = pgTable('tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  uid: text('uid').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Logins on their way to a network and back. */
export const loginStates = pgTable('login_states', {
  stateHash: text('state_hash').primaryKey(),
  network: text('network').$type<'facebook' | 'instagram' | 'oidc'>().notNull(),
  verifier: text('verifier').notNull(),
  nonce: text('nonce').notNull(),
  /** The specification's state, given back to /login as it came. */
  carried: text('carried').notNull(),
  purpose: text('purpose').$type<'login' | 'import'>().notNull(),
  uid: text('uid'),
  bid: text('bid'),
  sources: jsonb('sources').$type<string[]>().notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const referrals = pgTable('referrals', {
  child: text('child').primaryKey(),
  parent: text('parent').notNull(),
  boundAt: moment('bound_at').notNull(),
})

export const books = pgTable(
  'books',
  {
    bid: text('bid').primaryKey(),
    uid: text('uid').notNull(),
    sid: text('sid').notNull().unique(),
    type: text('type').$type<'diarybook' | 'photobook' | 'calendar'>().notNull(),
    typeset: text('typeset').notNull(),
    design: jsonb('design').$type<Design>().notNull(),
    locale: text('locale').$type<'zh-tw' | 'zh-hk' | 'en'>().notNull(),
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

export const imports = pgTable(
  'imports',
  {
    importId: text('import_id').primaryKey(),
    bid: text('bid').notNull(),
    via: text('via').$type<'facebook' | 'instagram' | 'archive'>().notNull(),
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
    network: text('network').$type<'facebook' | 'instagram'>().notNull(),
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

/** Months as they were set last, by typeset: the key of their pages and how many there are. */
export const setMonths = pgTable(
  'set_months',
  {
    bid: text('bid').notNull(),
    typeset: text('typeset').notNull(),
    month: text('month').notNull(),
    /** monthKey of what was set (press/month). */
    key: text('key').notNull(),
    pages: integer('pages').notNull(),
    /** The month changed since: its pages are shown until the new ones are there. */
    stale: boolean('stale').notNull(),
  },
  t => [primaryKey({ columns: [t.bid, t.typeset, t.month] })],
)

/** Reading editions, by the hash of all that they depend on. */
export const downloads = pgTable('downloads', {
  bid: text('bid').primaryKey(),
  key: text('key').notNull(),
  state: text('state').$type<'making' | 'ready' | 'failed'>().notNull(),
  sha256: text('sha256'),
  bytes: bigint('bytes', { mode: 'number' }),
  pages: integer('pages'),
  madeAt: moment('made_at'),
})
