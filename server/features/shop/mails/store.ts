import { and, eq, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { insertOnce } from '../../../kernel/db/insert-once.ts'
import { mails } from './schema.ts'

export type MailRow = typeof mails.$inferSelect
export type MailName = Pick<MailRow, 'oid' | 'kind' | 'about'>

/** False where it was asked for before. */
export async function insertMail(tx: Sql, mail: MailName & Pick<MailRow, 'details'>): Promise<boolean> {
  return (await insertNewMail(tx, { ...mail, state: 'waiting' })) === 1
}

const insertNewMail = insertOnce('insert_mail', mails, {
  only: ['oid', 'kind', 'about', 'details', 'state'],
  unlessThere: true,
})

export async function findMail(db: Sql, name: MailName): Promise<MailRow | undefined> {
  const [mail] = await db.select().from(mails).where(named(name))
  return mail
}

export async function endMail(db: Sql, name: MailName, state: MailRow['state']): Promise<void> {
  await db
    .update(mails)
    .set({ state, endedAt: state === 'waiting' ? null : sql`now()` })
    .where(named(name))
}

const named = ({ oid, kind, about }: MailName) =>
  and(eq(mails.oid, oid), eq(mails.kind, kind), eq(mails.about, about))
