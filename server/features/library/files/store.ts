import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { type BookRow, books, type FileKind, fileUses } from '../schema.ts'

/** Somebody's need of a picture; `book` where it is a book that shows it. */
export interface PictureUse {
  uid: string
  book: Pick<BookRow, 'bid' | 'uid' | 'public' | 'shareHash' | 'shareExpiresAt' | 'sharePasswordHash'> | null
}

/** What needs a picture, of a person and of books that others may read; nothing where it is deleted, though its bytes may still be there. */
export function listPictureUses(db: Sql, sha256: string, uid: string | undefined): Promise<PictureUse[]> {
  return usesOfPicture(db).execute({ sha256, uid: uid ?? '' })
}

const usesOfPicture = prepareOnce(db =>
  db
    .selectDistinct({
      uid: fileUses.uid,
      book: {
        bid: books.bid,
        uid: books.uid,
        public: books.public,
        shareHash: books.shareHash,
        shareExpiresAt: books.shareExpiresAt,
        sharePasswordHash: books.sharePasswordHash,
      },
    })
    .from(fileUses)
    .leftJoin(books, eq(books.bid, fileUses.bid))
    .where(
      and(
        eq(fileUses.key, sql.placeholder('sha256')),
        eq(fileUses.kind, 'files'),
        or(eq(fileUses.uid, sql.placeholder('uid')), books.public, isNotNull(books.shareHash)),
      ),
    )
    .limit(100)
    .prepare('uses_of_picture'),
)

/** Whose a file is: a book's, or a person's beside his books. */
export type FileOwner = { bid: string } | { uid: string }

export interface NotedUse {
  kind: FileKind
  key: string
  holder: 'put' | 'cache'
  days: number
}

/**
 * Notes that something of an owner needs a file for some days, before its bytes are there; false where the owner is gone. Nobody
 * removes the file in this moment: see sweep-files.ts.
 */
export async function noteUse(db: Sql, owner: FileOwner, use: NotedUse): Promise<boolean> {
  const { kind, key, holder, days } = use
  const of = 'bid' in owner ? owner.bid : owner.uid
  const from =
    'bid' in owner
      ? sql`select uid, bid from books where bid = ${owner.bid} for key share`
      : sql`select uid, null as bid from users where uid = ${owner.uid} for key share`
  return db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${fileLocks}, hashtext(${key}))`)
    const { rowCount } = await tx.execute(sql`
      insert into file_uses (holder, kind, key, uid, bid, until)
      select ${`${holder} ${of}`}, ${kind}, ${key}, o.uid, o.bid, now() + make_interval(days => ${days})
      from (${from}) as o
      on conflict (holder, kind, key) do update set until = excluded.until`)
    return rowCount === 1
  })
}

/** Class of the locks of files, beside those of imports and jobs (7402, 7403). */
export const fileLocks = 7_404
