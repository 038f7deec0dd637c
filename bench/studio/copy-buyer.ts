import { hash, randomBytes } from 'node:crypto'
import { type Column, getTableColumns, sql, type Table } from 'drizzle-orm'
import { users } from '#server/features/account/users/schema'
import { books } from '#server/features/library/books/schema'
import { items } from '#server/features/library/content/schema'
import { typesetMonths } from '#server/features/pages/typesetting/schema'
import { addresses } from '#server/features/shop/addresses/schema'
import type { Db } from '#server/kernel/db/connect'

export interface Buyer {
  token: string
  bid: string
  addressId: string
}

/** So many people who each have, under names of their own, the book and the address of this one, and are logged in. */
export async function copyBuyer(
  db: Db,
  { uid, bid, addressId }: { uid: string; bid: string; addressId: string },
  howMany: number,
): Promise<Buyer[]> {
  const buyers = Array.from({ length: howMany }, (_, n) => ({
    n: String(n),
    token: randomBytes(32).toString('base64url'),
  }))
  const hashes = buyers.map(({ token }) => hash('sha256', token))
  const named = (id: string) => sql`${`${id}-`} || n`
  const numbers = sql`generate_series(0, ${howMany - 1}::int) as n`
  await db.transaction(async tx => {
    const copy = (table: Table, where: Column, id: string, changed: Parameters<typeof columnsOf>[1]) => {
      const { names, values } = columnsOf(table, changed)
      return tx.execute(
        sql`insert into ${table} (${names}) select ${values} from ${table}, ${numbers} where ${where} = ${id}`,
      )
    }
    await copy(users, users.uid, uid, { uid: named(uid) })
    await copy(books, books.bid, bid, {
      bid: named(bid),
      uid: named(uid),
      sid: sql`${books.sid} || '-' || n`,
    })
    await copy(items, items.bid, bid, { bid: named(bid) })
    await copy(typesetMonths, typesetMonths.bid, bid, { bid: named(bid) })
    await copy(addresses, addresses.addressId, addressId, {
      addressId: named(addressId),
      uid: named(uid),
    })
    await tx.execute(sql`
      insert into sessions (token_hash, uid, session_id, created_at, expires_at, last_used_at)
      select token_hash, ${named(uid)}, ${named(uid)}, now(), now() + interval '1 day', now()
      from (select key as token_hash, place - 1 as n from unnest(${sql.param(hashes)}::text[]) with ordinality as t(key, place)) as given`)
  })
  // as PostgreSQL does by itself, long before a book is ordered; tables that are empty are better known as never looked at
  await db.execute(
    sql`vacuum (analyze) ${users}, ${books}, ${items}, ${typesetMonths}, ${addresses}, sessions`,
  )
  return buyers.map(({ n, token }) => ({ token, bid: `${bid}-${n}`, addressId: `${addressId}-${n}` }))
}

/** All columns of a table in one order, some with another value than they have. */
function columnsOf(table: Table, changed: Readonly<Record<string, ReturnType<typeof sql>>>) {
  const columns = Object.entries(getTableColumns(table))
  return {
    names: sql.join(
      columns.map(([, column]) => sql.identifier(column.name)),
      sql`, `,
    ),
    values: sql.join(
      columns.map(([key, column]) => changed[key] ?? sql`${column}`),
      sql`, `,
    ),
  }
}
