import type { Session } from '#contract/sessions'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import { lifeAt, listSessionsOf } from '../sessions/store.ts'

/** Where the caller is logged in, as the API shows it: his own session first, then the last used. */
export async function listSessions(
  caller: Pick<Caller, 'uid' | 'sessionId'>,
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
): Promise<Session[]> {
  const rows = await listSessionsOf(deps.db, caller.uid, {
    first: caller.sessionId,
    most: mostShown,
    ...lifeAt(deps),
  })
  return rows.map(({ sessionId, browser, system, createdAt, lastUsedAt }) => ({
    sessionId,
    browser,
    system,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: sessionId === caller.sessionId,
  }))
}

const mostShown = 100
