import { and, asc, eq, isNotNull, notLike, sql } from 'drizzle-orm'
import { isNetwork, type LoginWay } from '#domain/catalogue/login-ways'
import type { NetworkName } from '#domain/catalogue/networks'
import type { Sql } from '../../../kernel/db/connect.ts'
import { identities } from './schema.ts'

export type IdentityRow = typeof identities.$inferSelect
type NewIdentity = typeof identities.$inferInsert

/** The identity as it is, and nobody else changes or makes it before the transaction ends. */
export async function lockIdentity(
  tx: Sql,
  network: LoginWay,
  subject: string,
): Promise<IdentityRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${network} ${subject}`}, 0))`)
  const [identity] = await tx.select().from(identities).where(ofAccount({ network, subject }))
  return identity
}

export async function findIdentity(
  db: Sql,
  account: Pick<IdentityRow, 'network' | 'subject'>,
): Promise<IdentityRow | undefined> {
  const [identity] = await db.select().from(identities).where(ofAccount(account))
  return identity
}

export async function insertIdentity(tx: Sql, identity: NewIdentity): Promise<void> {
  await tx.insert(identities).values(identity)
}

/** Writes the identity, over the one that is there. */
export async function upsertIdentity(tx: Sql, identity: NewIdentity): Promise<void> {
  const { network: _, subject: __, ...set } = identity
  await tx
    .insert(identities)
    .values(identity)
    .onConflictDoUpdate({ target: [identities.network, identities.subject], set })
}

export async function updateIdentity(
  db: Sql,
  account: Pick<IdentityRow, 'network' | 'subject'>,
  change: Pick<IdentityRow, 'name'>,
): Promise<void> {
  await db.update(identities).set(change).where(ofAccount(account))
}

export async function listIdentities(db: Sql, uid: string): Promise<IdentityRow[]> {
  return db
    .select()
    .from(identities)
    .where(eq(identities.uid, uid))
    .orderBy(identities.network, identities.linkedAt, identities.subject)
}

export async function deleteIdentity(
  tx: Sql,
  account: Pick<IdentityRow, 'network' | 'subject'>,
): Promise<void> {
  await tx.delete(identities).where(ofAccount(account))
}

/** Whether an account is a user's still. */
export async function isLinked(
  db: Sql,
  uid: string,
  account: Pick<IdentityRow, 'network' | 'subject'>,
): Promise<boolean> {
  const [identity] = await db
    .select({ uid: identities.uid })
    .from(identities)
    .where(and(ofAccount(account), eq(identities.uid, uid)))
  return identity !== undefined
}

/** The networks that a user has accounts at, each once, by name. */
export async function listNetworks(db: Sql, uid: string): Promise<NetworkName[]> {
  const rows = await db
    .selectDistinct({ network: identities.network })
    .from(identities)
    .where(eq(identities.uid, uid))
    .orderBy(asc(identities.network))
  return rows.map(({ network }) => network).filter(isNetwork)
}

/** A user's accounts at a network that gave a token, dead ones too, the first linked first. */
export async function listIdentitiesWithToken(
  db: Sql,
  uid: string,
  network: NetworkName,
): Promise<IdentityRow[]> {
  return db
    .select()
    .from(identities)
    .where(and(eq(identities.uid, uid), eq(identities.network, network), isNotNull(identities.sealedToken)))
    .orderBy(identities.linkedAt, identities.subject)
}

/** A user's accounts that can be read now, locked until the transaction ends. */
export async function lockReadableIdentities(
  tx: Sql,
  uid: string,
): Promise<Pick<IdentityRow, 'network' | 'name'>[]> {
  return tx
    .select({ network: identities.network, name: identities.name })
    .from(identities)
    .where(and(eq(identities.uid, uid), isNotNull(identities.sealedToken), eq(identities.expired, false)))
    .for('update')
}

/** All that are kept, of everybody; without those that begin with `but`. */
export async function listSealedTokens(
  db: Sql,
  but: string | undefined,
): Promise<(Pick<IdentityRow, 'network' | 'subject'> & { sealedToken: string })[]> {
  const { network, subject, sealedToken } = identities
  const rows = await db
    .select({ network, subject, sealedToken })
    .from(identities)
    .where(and(isNotNull(sealedToken), but === undefined ? undefined : notLike(sealedToken, `${but}%`)))
  return rows.flatMap(row => (row.sealedToken === null ? [] : [{ ...row, sealedToken: row.sealedToken }]))
}

/** While its token is still this one: an account that was logged in to again, or sealed anew, meanwhile stays as it is. */
export async function updateWhileToken(
  db: Sql,
  account: Pick<IdentityRow, 'network' | 'subject'> & { sealedToken: string },
  change: Partial<Pick<IdentityRow, 'sealedToken' | 'tokenExpiresAt' | 'expired'>>,
): Promise<void> {
  await db
    .update(identities)
    .set(change)
    .where(and(ofAccount(account), eq(identities.sealedToken, account.sealedToken)))
}

function ofAccount({ network, subject }: Pick<IdentityRow, 'network' | 'subject'>) {
  return and(eq(identities.network, network), eq(identities.subject, subject))
}
