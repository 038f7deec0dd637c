import { and, eq, or, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { type BookRow, books } from '../books/schema.ts'
import { printsPicture } from '../content/prints-picture.ts'
import { items } from '../content/schema.ts'
import { fileUses } from '../files/schema.ts'

// Whose a picture is and which books show it, told from what needs it (decision 0035).

/** Whether a person has a picture, in the bin or in a step of undo too, or a public book shows it to everybody. */
export async function isOpenTo(db: Sql, sha256: string, uid: string | undefined): Promise<boolean> {
  const rows = await openUse(db).execute({ sha256, uid: uid ?? '' })
  return rows.length > 0
}

export type SharedBook = Pick<
  BookRow,
  'bid' | 'suspended' | 'shareHash' | 'shareExpiresAt' | 'sharePasswordHash'
>

/** The books with links of these keys (by their hashes) that show a picture. */
export function listSharedShowing(
  db: Sql,
  sha256: string,
  shareHashes: readonly string[],
): Promise<SharedBook[]> {
  return sharedShowing(db).execute({ sha256, shareHashes })
}

const sha256 = sql`${sql.placeholder('sha256')}::text`

const ofPicture = and(eq(fileUses.key, sha256), eq(fileUses.kind, 'files'))

const isPublic = sql`${books.public} and not ${books.suspended}`

/** By the cover and the inserted pages of a book, or by an entry that it prints; whatever else needs the picture is its owner's alone. */
const isShown = sql`(
  ${fileUses.holder} = 'book ' || ${books.bid}
  or starts_with(${fileUses.holder}, 'item ') and exists (
    select from ${items}
    where ${items.bid} = ${books.bid} and ${items.itemId} = substr(${fileUses.holder}, length(${books.bid}) + 7)
      and ${printsPicture(sha256)}))`

const openUse = prepareOnce(db =>
  db
    .select({ holder: fileUses.holder })
    .from(fileUses)
    .leftJoin(books, eq(books.bid, fileUses.bid))
    .where(and(ofPicture, or(eq(fileUses.uid, sql.placeholder('uid')), and(isPublic, isShown))))
    .limit(1)
    .prepare('open_use_of_picture'),
)

const sharedShowing = prepareOnce(db =>
  db
    .selectDistinct({
      bid: books.bid,
      suspended: books.suspended,
      shareHash: books.shareHash,
      shareExpiresAt: books.shareExpiresAt,
      sharePasswordHash: books.sharePasswordHash,
    })
    .from(fileUses)
    .innerJoin(books, eq(books.bid, fileUses.bid))
    .where(and(ofPicture, sql`${books.shareHash} = any(${sql.placeholder('shareHashes')}::text[])`, isShown))
    .prepare('shared_books_showing_picture'),
)
