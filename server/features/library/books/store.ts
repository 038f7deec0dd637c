import { and, count, desc, eq, isNotNull, notLike, or, sql } from 'drizzle-orm'
import { invariant } from '#domain/invariant'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { sessions } from '../../account/sessions/schema.ts'
import { callerColumns, type Life, livingSession } from '../../account/sessions/store.ts'
import { type BookRow, books } from './schema.ts'

type NewBook = typeof books.$inferInsert

export async function readBook(db: Sql, bid: string): Promise<BookRow | undefined> {
  const [book] = await db.select().from(books).where(eq(books.bid, bid))
  return book
}

/** The person whose book it is. */
export async function ownerOf(db: Sql, bid: string): Promise<string | undefined> {
  const [book] = await db.select({ uid: books.uid }).from(books).where(eq(books.bid, bid))
  return book?.uid
}

/** The keys of all share links; without those that begin with `but`. */
export async function listSealedShares(
  db: Sql,
  but: string | undefined,
): Promise<{ bid: string; sealedShare: string }[]> {
  const { bid, sealedShare } = books
  const rows = await db
    .select({ bid, sealedShare })
    .from(books)
    .where(and(isNotNull(sealedShare), but === undefined ? undefined : notLike(sealedShare, `${but}%`)))
  return rows.flatMap(row =>
    row.sealedShare === null ? [] : [{ bid: row.bid, sealedShare: row.sealedShare }],
  )
}

/** One that was changed meanwhile stays as it is. */
export async function replaceSealedShare(
  db: Sql,
  share: { bid: string; sealedShare: string },
  sealedShare: string,
): Promise<void> {
  await db
    .update(books)
    .set({ sealedShare })
    .where(and(eq(books.bid, share.bid), eq(books.sealedShare, share.sealedShare)))
}

export async function readBookBySid(db: Sql, sid: string): Promise<BookRow | undefined> {
  const [book] = await db.select().from(books).where(eq(books.sid, sid))
  return book
}

/** Who calls with a token and the book of `id`, null where it is none, in one question; undefined where nobody calls. */
export async function findCallerAndBook(
  db: Sql,
  by: 'bid' | 'sid',
  named: { id: string; tokenHash: string } & Life,
): Promise<{ caller: Caller; book: BookRow | null } | undefined> {
  const [row] = await callerAndBook[by](db).execute({ ...named })
  return row
}

const callerAndBook = {
  bid: prepareOnce(db => callerAndBookWhere(db, books.bid).prepare('caller_and_book_by_bid')),
  sid: prepareOnce(db => callerAndBookWhere(db, books.sid).prepare('caller_and_book_by_sid')),
}

function callerAndBookWhere(db: Sql, column: typeof books.bid | typeof books.sid) {
  return db
    .select({ caller: callerColumns, book: books })
    .from(sessions)
    .leftJoin(books, eq(column, sql.placeholder('id')))
    .where(livingSession)
}

/** The book as it is now; as it was, where it was deleted meanwhile. */
export async function rereadBook(db: Sql, book: BookRow): Promise<BookRow> {
  return (await readBook(db, book.bid)) ?? book
}

/** The book as it is, and nobody else changes it before the transaction ends; what only refers to it goes on. */
export async function lockBook(tx: Sql, bid: string): Promise<BookRow | undefined> {
  const [book] = await lockedBook(tx).execute({ bid })
  return book
}

const lockedBook = prepareOnce(tx =>
  tx
    .select()
    .from(books)
    .where(eq(books.bid, sql.placeholder('bid')))
    .for('no key update')
    .prepare('locked_book'),
)

/** The book that is shown to who has none. */
export async function findGuide(db: Sql): Promise<BookRow | undefined> {
  const [book] = await db.select().from(books).where(eq(books.guide, true))
  return book
}

/** Books of a user and the guide book: editable ones first, of them the newest. */
export async function listShelf(db: Sql, uid: string): Promise<BookRow[]> {
  return db
    .select()
    .from(books)
    .where(or(eq(books.uid, uid), eq(books.guide, true)))
    .orderBy(books.finalized, desc(books.createdAt))
}

export async function listBooksOf(db: Sql, uid: string): Promise<BookRow[]> {
  return db.select().from(books).where(eq(books.uid, uid))
}

/** Diary books of a user; the guide book is none. */
export async function countDiaries(db: Sql, uid: string): Promise<number> {
  const [diaries] = await db
    .select({ books: count() })
    .from(books)
    .where(and(eq(books.uid, uid), eq(books.type, 'diarybook'), eq(books.guide, false)))
  invariant(diaries, 'a count has one row')
  return diaries.books
}

export async function insertBook(tx: Sql, row: NewBook): Promise<BookRow> {
  const [book] = await tx.insert(books).values(row).returning()
  invariant(book, 'an insert gives its row')
  return book
}

/** The book after the change; undefined where it was deleted. Its revision stays: see touchBook. */
export async function updateBook(
  tx: Sql,
  bid: string,
  change: Partial<Omit<NewBook, 'bid' | 'revision'>>,
): Promise<BookRow | undefined> {
  const [book] = await tx.update(books).set(change).where(eq(books.bid, bid)).returning()
  return book
}

/** Nobody but the user reads his books any more: public ones become private, links end. */
export async function unshareBooksOf(tx: Sql, uid: string): Promise<void> {
  const none = { shareHash: null, sealedShare: null, shareExpiresAt: null, sharePasswordHash: null }
  await tx
    .update(books)
    .set({ public: false, ...none })
    .where(eq(books.uid, uid))
}

/** Closes his books to others, whatever he has chosen, or opens them again as he has. */
export async function suspendBooksOf(tx: Sql, uid: string, suspended: boolean): Promise<void> {
  await tx.update(books).set({ suspended }).where(eq(books.uid, uid))
}

/** The next revision, which the book has from now on; undefined where it was deleted. */
export async function raiseRevision(tx: Sql, bid: string, now: Date): Promise<number | undefined> {
  const [book] = await tx
    .update(books)
    .set({ revision: sql`${books.revision} + 1`, updatedAt: now })
    .where(eq(books.bid, bid))
    .returning({ revision: books.revision })
  return book?.revision
}

/** And all that is of it. */
export async function removeBook(tx: Sql, bid: string): Promise<void> {
  await tx.delete(books).where(eq(books.bid, bid))
}
