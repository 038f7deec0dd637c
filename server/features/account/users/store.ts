import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { users } from './schema.ts'

export type UserRow = typeof users.$inferSelect
type NewUser = typeof users.$inferInsert

export async function findUser(db: Sql, uid: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.uid, uid))
  return user
}

/** The user as it is, and nobody else changes it before the transaction ends; what only refers to it goes on. */
export async function lockUser(tx: Sql, uid: string): Promise<UserRow | undefined> {
  const [user] = await lockedUser(tx).execute({ uid })
  return user
}

const lockedUser = prepareOnce(tx =>
  tx
    .select()
    .from(users)
    .where(eq(users.uid, sql.placeholder('uid')))
    .for('no key update')
    .prepare('locked_user'),
)

export async function insertUser(tx: Sql, user: NewUser): Promise<void> {
  await tx.insert(users).values(user)
}

/** One that is there stays as it is. */
export async function insertUserIfNew(tx: Sql, user: NewUser): Promise<void> {
  await tx.insert(users).values(user).onConflictDoNothing()
}

export async function updateUser(
  db: Sql,
  uid: string,
  change: Partial<Pick<UserRow, 'name' | 'language' | 'region' | 'talkedAt'>>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.uid, uid))
}

/** A user that has another name than `from` keeps it. */
export async function renameUser(tx: Sql, uid: string, from: string, name: string): Promise<void> {
  await tx
    .update(users)
    .set({ name })
    .where(and(eq(users.uid, uid), eq(users.name, from)))
}

/** A user that has a portrait keeps it. `avatar`: its sha256. */
export async function setFirstAvatar(db: Sql, uid: string, avatar: string): Promise<void> {
  await db
    .update(users)
    .set({ avatar })
    .where(and(eq(users.uid, uid), isNull(users.avatar)))
}

/** A user that was ready stays so since then. */
export async function setReady(db: Sql, uid: string, readyAt: Date): Promise<void> {
  await db
    .update(users)
    .set({ readyAt })
    .where(and(eq(users.uid, uid), isNull(users.readyAt)))
}

/** Who works at the desk already does so since then. */
export async function setStaff(tx: Sql, uid: string, staffSince: Date | null): Promise<boolean> {
  const set = { staffSince: staffSince && sql`coalesce(${users.staffSince}, ${staffSince})` }
  const { rowCount } = await tx.update(users).set(set).where(eq(users.uid, uid))
  return rowCount === 1
}

/** Whether anybody became staff by an invitation. */
export async function hasStaff(db: Sql): Promise<boolean> {
  return (await db.$count(users, isNotNull(users.staffSince))) > 0
}

/** The user goes in so many days by the database's clock, or when he was to go before; gives when, undefined where there is none. */
export async function scheduleDeletion(tx: Sql, uid: string, days: number): Promise<Date | undefined> {
  const [user] = await tx
    .update(users)
    // the lesser of a moment and null is the moment
    .set({ deletesAt: sql`least(${users.deletesAt}, now() + make_interval(days => ${days}))` })
    .where(eq(users.uid, uid))
    .returning({ deletesAt: users.deletesAt })
  return user?.deletesAt ?? undefined
}

/** The user stays; false where he was not to go, or is due. */
export async function cancelDeletion(tx: Sql, uid: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(users)
    .set({ deletesAt: null })
    .where(and(eq(users.uid, uid), gt(users.deletesAt, sql`now()`)))
  return rowCount === 1
}

/** Nobody logs in with it from now on; false where that was so. */
export async function disableUser(tx: Sql, uid: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(users)
    .set({ disabledAt: now })
    .where(and(eq(users.uid, uid), isNull(users.disabledAt)))
  return rowCount === 1
}

export async function enableUser(tx: Sql, uid: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(users)
    .set({ disabledAt: null })
    .where(and(eq(users.uid, uid), isNotNull(users.disabledAt)))
  return rowCount === 1
}

/** Ids of those whose account is disabled. */
export async function listDisabled(db: Sql): Promise<string[]> {
  const rows = await db.select({ uid: users.uid }).from(users).where(isNotNull(users.disabledAt))
  return rows.map(({ uid }) => uid)
}

export async function setQuotas(tx: Sql, uid: string, quotas: UserRow['quotas']): Promise<void> {
  await tx.update(users).set({ quotas }).where(eq(users.uid, uid))
}

const isDue = lte(users.deletesAt, sql`now()`)

/** Some of those whose time has come. */
export async function listDueUsers(db: Sql, most: number): Promise<string[]> {
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(isDue)
    .orderBy(users.deletesAt)
    .limit(most)
  return rows.map(({ uid }) => uid)
}

/** Whether the user is to go now; then nobody else changes it before the transaction ends. */
export async function lockDueUser(tx: Sql, uid: string): Promise<boolean> {
  const [user] = await tx
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.uid, uid), isDue))
    .for('no key update')
  return user !== undefined
}

/** And all that is of the user. */
export async function removeUser(tx: Sql, uid: string): Promise<void> {
  await tx.delete(users).where(eq(users.uid, uid))
}
