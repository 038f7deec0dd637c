import { eq } from 'drizzle-orm'
import * as calls from '#contract/users'
import type { Deps } from '../../../deps.ts'
import { publish } from '../../../kernel/events/publish.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { sessions, users } from '../schema.ts'
import { sessionPolicy } from '../sessions/policy.ts'
import { sessionClosed } from '../topics.ts'
import { bindReferrer } from './bind-referrer.ts'
import { openSession } from './open-session.ts'
import { userPolicy } from './policy.ts'
import { presentUser } from './present-user.ts'

const userRoute = routesOf(userPolicy)
const sessionRoute = routesOf(sessionPolicy)

export const userRoutes: readonly Route<Deps>[] = [
  userRoute(calls.readUser, ({ caller }, { db }) => presentUser(db, caller)),
  userRoute(calls.readTalked, async ({ caller }, { db }) => {
    const [row] = await db.select({ talkedAt: users.talkedAt }).from(users).where(eq(users.uid, caller.uid))
    return { talked: Boolean(row?.talkedAt) }
  }),
  userRoute(calls.changeUser, async ({ caller, body: { name, language, region } }, { db }) => {
    const change = { ...(name && { name }), ...(language && { language }), ...(region && { region }) }
    if (Object.keys(change).length > 0) await db.update(users).set(change).where(eq(users.uid, caller.uid))
    return presentUser(db, caller)
  }),
  sessionRoute(calls.openSession, ({ body }, deps) => openSession(body, deps), {
    max: 60,
    timeWindow: 60_000,
  }),
  sessionRoute(calls.closeSession, async ({ caller }, { db }) => {
    await db.transaction(async tx => {
      await tx.delete(sessions).where(eq(sessions.tokenHash, caller.tokenHash))
      await publish(tx, sessionClosed, caller.tokenHash, {})
    })
    return {}
  }),
  userRoute(calls.bindReferrer, ({ caller, query }, deps) => bindReferrer(caller.uid, query.parent, deps), {
    max: 60,
    timeWindow: 60_000,
  }),
]
