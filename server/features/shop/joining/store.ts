import { sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { identities } from '../../account/identities/schema.ts'
import { referrals, users } from '../../account/users/schema.ts'
import { books } from '../../library/books/schema.ts'
import { fileUses } from '../../library/files/schema.ts'
import { images } from '../../library/images/schema.ts'
import { quotaUses } from '../../library/quotas/schema.ts'
import { uploads } from '../../library/uploads/schema.ts'
import { addresses } from '../addresses/schema.ts'
import { couponClaims, couponGuesses, coupons, couponUses } from '../coupons/schema.ts'
import { orders } from '../orders/schema.ts'

export interface BothAccounts {
  /** The account that stays. */
  into: string
  /** The account that ends. */
  from: string
}

/** Whose rows change hands as they are, by their `uid`. What becomes of each table that names a person, joining.test.ts says. */
const moved = [
  identities,
  books,
  uploads,
  images,
  fileUses,
  quotaUses,
  addresses,
  coupons,
  couponClaims,
  couponUses,
  orders,
]

export async function moveRows(tx: Sql, { into, from }: BothAccounts): Promise<void> {
  for (const table of moved) await tx.execute(sql`update ${table} set uid = ${into} where uid = ${from}`)
}

/**
 * Whoever writes what is of the account ends first, and nobody begins: uploads and books in the order of imports
 * (library/imports/import-states.ts), then the account itself, so that no new row can name it.
 */
export async function lockBelongings(tx: Sql, uid: string): Promise<void> {
  for (const [table, key] of [
    [uploads, uploads.uploadId],
    [books, books.bid],
    [users, users.uid],
  ] as const)
    await tx.execute(sql`select from ${table} where uid = ${uid} order by ${key} for update`)
}

/** One press of the button to buy is one order: where both accounts pressed by the same key, that of the account that stays is kept. */
export async function yieldPresses(tx: Sql, { into, from }: BothAccounts): Promise<void> {
  await tx.execute(sql`
    update ${orders} set idempotency_key = null, body_hash = null
    where uid = ${from} and idempotency_key in (select idempotency_key from ${orders} where uid = ${into})`)
}

/** A coupon that both have claimed is claimed once. */
export async function joinClaims(tx: Sql, { into, from }: BothAccounts): Promise<void> {
  await tx.execute(sql`
    delete from ${couponClaims}
    where uid = ${from} and code in (select code from ${couponClaims} where uid = ${into})`)
}

/** Who was to wait for guessing codes wrong waits on. */
export async function joinGuesses(tx: Sql, { into, from }: BothAccounts): Promise<void> {
  await tx.execute(sql`
    insert into ${couponGuesses} as own (uid, wrong, since, pauses, paused_until)
    select ${into}, wrong, since, pauses, paused_until from ${couponGuesses} where uid = ${from}
    on conflict (uid) do update set wrong = own.wrong + excluded.wrong, since = greatest(own.since, excluded.since),
      pauses = greatest(own.pauses, excluded.pauses), paused_until = greatest(own.paused_until, excluded.paused_until)`)
}

/** Whom the account invited, the one that stays has invited; who invited it counts where nobody invited the other. Nobody invites himself. */
export async function joinReferrals(tx: Sql, { into, from }: BothAccounts): Promise<void> {
  await tx.execute(sql`
    delete from ${referrals} where (child = ${into} and parent = ${from}) or (child = ${from} and parent = ${into})`)
  await tx.execute(sql`
    insert into ${referrals} (child, parent, bound_at)
    select ${into}, parent, bound_at from ${referrals} where child = ${from} on conflict do nothing`)
  await tx.execute(sql`update ${referrals} set parent = ${into} where parent = ${from}`)
}
