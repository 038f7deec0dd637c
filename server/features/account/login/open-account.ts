import { and, eq, sql } from 'drizzle-orm'
import type { NetworkName } from '#domain/catalogue/networks'
import { defaultRegions } from '#domain/catalogue/regions'
import type { Account } from '../../../adapters/login/network.ts'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { Language } from '../../../kernel/http/language-of.ts'
import { identities, users } from '../schema.ts'
import { accountOpened } from '../topics.ts'
import { welcomeJob } from './welcome.ts'

/** The user whose account this is; a new one, with a book, at the first login. Two first logins at once make one user. */
export async function openAccount(
  network: NetworkName,
  account: Account,
  language: Language,
  deps: Deps,
): Promise<string> {
  const name = nameOf(account)
  return deps.db.transaction(async tx => {
    const known = await lockIdentity(tx, network, account.subject)
    if (known) {
      await rename(tx, known, name)
      return known.uid
    }
    const uid = deps.newId()
    const now = deps.now()
    await tx.insert(users).values({ uid, name, language, region: defaultRegions[language], createdAt: now })
    await tx
      .insert(identities)
      .values({ network, subject: account.subject, uid, name, expired: false, linkedAt: now })
    await deps.events.emit(tx, accountOpened, { uid, name, language })
    const { picture } = account
    await deps.jobs.enqueue(tx, welcomeJob, { uid, ...(picture !== undefined && { picture }) })
    return uid
  })
}

/** The identity as it is, and nobody else changes or makes it before the transaction ends. */
export async function lockIdentity(tx: Sql, network: NetworkName, subject: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${network} ${subject}`}, 0))`)
  const [known] = await tx
    .select()
    .from(identities)
    .where(and(eq(identities.network, network), eq(identities.subject, subject)))
  return known
}

/** As a name is shown: never empty, never endless. */
export function nameOf({ name, subject }: Account): string {
  return [...(name.trim() || subject)].slice(0, 80).join('')
}

/** The network's new name; a name that the user chose here stays. */
async function rename(tx: Sql, known: typeof identities.$inferSelect, name: string): Promise<void> {
  if (known.name === name) return
  await tx
    .update(identities)
    .set({ name })
    .where(and(eq(identities.network, known.network), eq(identities.subject, known.subject)))
  await tx
    .update(users)
    .set({ name })
    .where(and(eq(users.uid, known.uid), eq(users.name, known.name)))
}
