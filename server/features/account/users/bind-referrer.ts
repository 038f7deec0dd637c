import { eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { referrals } from './schema.ts'
import { findUser } from './store.ts'

/** Says who invited a user. The first one who is named stays (specification 4, referrer binding). */
export async function bindReferrer(
  child: string,
  parent: string,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<{ bound: boolean } | Refused> {
  if (parent === child) return refuse('selfReferral')
  const own = await findUser(db, child)
  if (!own?.readyAt) return refuse('accountNotReady')
  const inviter = await findUser(db, parent)
  if (!inviter) return refuse('notFound')
  await db.insert(referrals).values({ child, parent, boundAt: now() }).onConflictDoNothing()
  const [bound] = await db
    .select({ parent: referrals.parent })
    .from(referrals)
    .where(eq(referrals.child, child))
  return { bound: bound?.parent === parent }
}
