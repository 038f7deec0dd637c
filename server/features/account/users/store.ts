import { and, eq, isNull } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { users } from '../schema.ts'

type UserRow = typeof users.$inferSelect
type NewUser = typeof users.$inferInsert

export async function findUser(db: Sql, uid: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.uid, uid))
  return user
}

/** The user as it is, and nobody else changes it before the transaction ends; what only refers to it goes on. */
export async function lockUser(tx: Sql, uid: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.uid, uid)).for('no key update')
  return user
}

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
