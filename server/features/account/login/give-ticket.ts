import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { ticketLifeSeconds } from '../sessions/browser-key.ts'
import { insertTicket } from '../sessions/store.ts'

/** What a session of a user is opened with, once, in the browser that has the key `browser`. */
export async function giveTicket(
  { uid, browser }: { uid: string; browser: string },
  { db, newId, now }: Pick<Deps, 'newId' | 'now'> & { db: Sql },
): Promise<string> {
  const ticket = newId()
  const expiresAt = new Date(now().getTime() + ticketLifeSeconds * 1000)
  await insertTicket(db, { ticketHash: hashOf(ticket), uid, expiresAt, browserHash: hashOf(browser) })
  return ticket
}
