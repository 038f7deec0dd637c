import { and, eq, gt, inArray, ne, notLike, sql } from 'drizzle-orm'
import { invariant } from '#domain/invariant'
import type { Sql } from '../../../kernel/db/connect.ts'
import { favourites } from '../favourites/schema.ts'
import { fileUses } from '../files/schema.ts'
import type { ItemRow } from './present-item.ts'
import { items } from './schema.ts'

// Items by their ids and by what they hold. Those that are printed and those that a filter finds stand in files of their own.

/** As read and what was changed of it, in no order. */
export async function listOriginals(
  db: Sql,
  bid: string,
  itemIds: readonly string[],
): Promise<Pick<ItemRow, 'itemId' | 'month' | 'original' | 'edits'>[]> {
  return db
    .select({ itemId: items.itemId, month: items.month, original: items.original, edits: items.edits })
    .from(items)
    .where(and(eq(items.bid, bid), inArray(items.itemId, [...itemIds])))
}

/** What a person decided about items, in no order. */
export async function listDecisions(
  db: Sql,
  bid: string,
  itemIds: readonly string[],
): Promise<Pick<ItemRow, 'itemId' | 'edits' | 'chosen' | 'deleted'>[]> {
  return db
    .select({ itemId: items.itemId, edits: items.edits, chosen: items.chosen, deleted: items.deleted })
    .from(items)
    .where(and(eq(items.bid, bid), inArray(items.itemId, [...itemIds])))
}

/** All but entries written by hand and those whose id begins with `besides`, in the order of time. */
export async function listImportedItems(
  db: Sql,
  bid: string,
  besides: string,
): Promise<Pick<ItemRow, 'itemId' | 'original' | 'edits' | 'chosen' | 'deleted' | 'pending'>[]> {
  return db
    .select(itemState)
    .from(items)
    .where(and(eq(items.bid, bid), ne(items.type, 'patch'), notLike(items.itemId, `${besides}%`)))
    .orderBy(items.time, items.itemId)
}

/** The original of this item, or of the one that was joined with it. */
export async function findOriginal(
  db: Sql,
  bid: string,
  itemId: string,
): Promise<ItemRow['original'] | undefined> {
  const [item] = await db
    .select({ original: items.original })
    .from(items)
    .where(
      and(
        eq(items.bid, bid),
        sql`(${items.itemId} = ${itemId} or ${items.original} -> 'absorbed' ? ${itemId})`,
      ),
    )
    .limit(1)
  return item?.original
}

/** Whether an item of the book has this picture: read with it, or added to it by hand. */
export async function hasPicture(db: Sql, bid: string, sha256: string): Promise<boolean> {
  const read = JSON.stringify({ media: [{ picture: { sha256 } }] })
  const added = JSON.stringify({ added: [{ media: { picture: { sha256 } } }] })
  const [item] = await db
    .select({ itemId: items.itemId })
    .from(items)
    .where(
      and(
        eq(items.bid, bid),
        sql`(${items.original} @> ${read}::jsonb or ${items.edits} @> ${added}::jsonb)`,
      ),
    )
    .limit(1)
  return item !== undefined
}

/** Whether an item names a picture that has a star in its book. */
export const hasFavourite = sql`exists (
  select from ${favourites} join ${fileUses} on ${fileUses.key} = ${favourites.sha256}
  where ${favourites.bid} = ${items.bid} and ${fileUses.kind} = 'files'
    and ${fileUses.holder} = 'item ' || ${items.bid} || ' ' || ${items.itemId})`

/** Whether anything is in the book, the recycle bin too. */
export async function hasItems(db: Sql, bid: string): Promise<boolean> {
  const [item] = await db.select({ itemId: items.itemId }).from(items).where(eq(items.bid, bid)).limit(1)
  return item !== undefined
}

/** Those after an id, in the order of ids: all of a book, so many at a time. */
export async function listItemsAfter(
  db: Sql,
  bid: string,
  itemId: string,
  most: number,
): Promise<
  Pick<ItemRow, 'itemId' | 'original' | 'edits' | 'chosen' | 'deleted' | 'pending' | 'fromName' | 'proofed'>[]
> {
  return db
    .select({ ...itemState, fromName: items.fromName, proofed: items.proofed })
    .from(items)
    .where(and(eq(items.bid, bid), gt(items.itemId, itemId)))
    .orderBy(items.itemId)
    .limit(most)
}

interface ImportedCount extends Record<string, unknown> {
  items: number
  photos: number
  takenOut: number
}

/** How many items came in by imports, how many photos and films with them, and how many items were taken out again. */
export async function countImported(db: Sql, bid: string): Promise<ImportedCount> {
  const { rows } = await db.execute<ImportedCount>(sql`
    select count(*) filter (where not pending)::int as items,
      count(*) filter (where not pending and (deleted or not chosen))::int as "takenOut",
      coalesce(sum((select count(*) from jsonb_array_elements(original -> 'media') as one
        where one ? 'picture' or one ->> 'kind' = 'video')), 0)::int as photos
    from items where bid = ${bid} and type <> 'patch'`)
  const [counted] = rows
  invariant(counted, 'a count has one row')
  return counted
}

export interface OriginCount extends Record<string, unknown> {
  month: string
  type: ItemRow['type']
  from: string | null
  items: number
  chosen: number
  deleted: number
  photos: number
}

/** What a book is made from, by month, type and origin. */
export async function countByOrigin(db: Sql, bid: string): Promise<OriginCount[]> {
  const { rows } = await db.execute<OriginCount>(sql`
    select month, type, from_name as "from", count(*)::int as items,
      count(*) filter (where chosen and not deleted)::int as chosen,
      count(*) filter (where deleted)::int as deleted, sum(photos)::int as photos
    from items where bid = ${bid} and not pending group by 1, 2, 3 order by 1`)
  return rows
}

/** A new item; undefined where its book has one of this id, also one that another transaction was just writing. */
export async function insertUnlessThere(
  tx: Sql,
  item: typeof items.$inferInsert,
): Promise<ItemRow | undefined> {
  const [row] = await tx.insert(items).values(item).onConflictDoNothing().returning()
  return row
}

/** Marks the words of an item as read through. Tells whether there is such an item. */
export async function markProofed(
  db: Sql,
  bid: string,
  itemId: string,
  proofed: string | null,
): Promise<boolean> {
  const marked = await db
    .update(items)
    .set({ proofed })
    .where(and(eq(items.bid, bid), eq(items.itemId, itemId)))
    .returning({ itemId: items.itemId })
  return marked.length > 0
}

/** An item as read and as edited, and where it stands in its book. */
const itemState = {
  itemId: items.itemId,
  original: items.original,
  edits: items.edits,
  chosen: items.chosen,
  deleted: items.deleted,
  pending: items.pending,
}

/** All items of a book into another one, as they are; those whose pictures are still on their way are left out. */
export async function copyItems(tx: Sql, from: string, to: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into items (bid, item_id, type, month, time, original, edits, chosen, deleted, words, photos, from_name, proofed, updated_at)
    select ${to}, item_id, type, month, time, original, edits, chosen, deleted, words, photos, from_name,
      proofed, ${now.toISOString()}::timestamptz
    from items where bid = ${from} and not pending`)
}
