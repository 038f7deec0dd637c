import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { browserKey, giveBrowserKey } from '../sessions/browser-key.ts'
import { deleteEndedChallenges, insertChallenge, takeChallengeRow } from './store.ts'

/** How long somebody may look for a finger, a telephone or a key (WebAuthn 4, 15.1 recommends five to ten minutes). */
export const challengeLifeSeconds = 300

/** Keeps a challenge that a browser was given, known by the browser's own key; `uid`: to whose account a passkey is to be added. */
export async function keepChallenge(
  challenge: string,
  uid: string | null,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  deps: Deps,
): Promise<void> {
  const now = deps.now()
  const browser = giveBrowserKey(request, reply, deps)
  await deleteEndedChallenges(deps.db, now)
  await insertChallenge(deps.db, {
    challengeHash: hashOf(`${challenge} ${browser}`),
    uid,
    expiresAt: new Date(now.getTime() + challengeLifeSeconds * 1000),
  })
}

/**
 * The challenge that was signed and the browser that it was given to, once: whoever shows it spends it. Undefined where it is too old, was spent, was
 * given to another browser, or for something else than `uid`.
 */
export async function takeChallenge(
  clientData: string,
  uid: string | null,
  request: FastifyRequest,
  deps: Deps,
): Promise<{ challenge: string; browser: string } | undefined> {
  const browser = browserKey(request, deps)
  const challenge = challengeIn(clientData)
  if (browser === undefined || challenge === undefined) return undefined
  const row = await takeChallengeRow(deps.db, hashOf(`${challenge} ${browser}`))
  return row && row.uid === uid && row.expiresAt > deps.now() ? { challenge, browser } : undefined
}

/** What a browser says that it had signed. */
function challengeIn(clientData: string): string | undefined {
  try {
    return signed.parse(JSON.parse(Buffer.from(clientData, 'base64url').toString())).challenge
  } catch {
    // no JSON, or another one
    return undefined
  }
}

const signed = z.object({ challenge: z.string().min(1).max(200) })
