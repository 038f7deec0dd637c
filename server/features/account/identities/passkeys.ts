import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { identities, passkeys } from './schema.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** With what an identity is checked that is a passkey. */
export async function insertPasskey(
  tx: Sql,
  passkey: Pick<PasskeyRow, 'subject' | 'publicKey' | 'counter' | 'transports' | 'userHandle'>,
): Promise<void> {
  await tx.insert(passkeys).values(passkey)
}

/** The passkey of a credential id, and whose it is. */
export async function findPasskey(
  db: Sql,
  subject: string,
): Promise<(PasskeyRow & { uid: string }) | undefined> {
  const [row] = await db
    .select({ passkey: passkeys, uid: identities.uid })
    .from(passkeys)
    .innerJoin(identities, ofIdentity)
    .where(eq(passkeys.subject, subject))
  return row && { ...row.passkey, uid: row.uid }
}

export async function listPasskeys(db: Sql, uid: string): Promise<PasskeyRow[]> {
  const rows = await db
    .select({ passkey: passkeys })
    .from(passkeys)
    .innerJoin(identities, ofIdentity)
    .where(eq(identities.uid, uid))
  return rows.map(({ passkey }) => passkey)
}

/** Notes a login; false where the passkey is gone, or another login has counted as far meanwhile. */
export async function notePasskeyUse(
  db: Sql,
  { subject, counter, now }: { subject: string; counter: number; now: Date },
): Promise<boolean> {
  const hasCounted = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`))
  const { rowCount } = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.subject, subject), hasCounted))
  return rowCount === 1
}

const ofIdentity = and(eq(identities.network, passkeys.network), eq(identities.subject, passkeys.subject))
