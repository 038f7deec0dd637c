import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { languageOf } from '../../../kernel/http/language-of.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { loginLink, seal } from '../../../seal.ts'
import { lockIdentity } from '../identities/store.ts'
import { invitationOf } from '../invitations/invitation-cookie.ts'
import { carriedOf } from '../login/begin-login.ts'
import { offeredWays } from '../login/offered-ways.ts'
import { securityEvent } from '../security/security-event.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { giveBrowserKey, linkLifeSeconds } from '../sessions/browser-key.ts'
import { linkMailQueue } from './link-mail-queue.ts'
import { mailboxOf } from './mailbox-of.ts'
import { countLinks, deleteEndedLinks, insertLink } from './store.ts'

export interface LinkWanted {
  email: string
  /** What the login carries (specification 4). */
  state?: string | undefined
  /** To whose account the mailbox is to be linked; absent for a login. */
  uid?: string
}

/**
 * Has a link sent to a mailbox. Whether somebody is known by it is not looked at here, so that neither answer nor its time says so; a mailbox
 * that has enough links on their way gets no more, whoever asks.
 */
export async function askForLink(
  { email: written, state, uid }: LinkWanted,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  deps: Deps,
): Promise<Record<string, never> | Refused> {
  if (!offeredWays(deps).includes('email')) return refuse('notFound')
  const email = mailboxOf(written)
  if (email === undefined) return refuse('badEmail')
  const now = deps.now()
  const key = deps.newId()
  const linkHash = hashOf(key)
  const browser = giveBrowserKey(request, reply, deps)
  const isAsked = await deps.db.transaction(async tx => {
    await deleteEndedLinks(tx, now)
    // of two that ask at once, the second counts the first
    await lockIdentity(tx, 'email', email)
    if ((await countLinks(tx, email, now)) >= mostLinks) return false
    await insertLink(tx, {
      linkHash,
      browserHash: hashOf(browser),
      email,
      uid: uid ?? null,
      sealedKey: seal(deps.settings.secret, loginLink, key),
      carried: carriedOf(state ?? '', deps),
      invitation: invitationOf(request, deps) ?? null,
      language: languageOf(request.headers),
      expiresAt: new Date(now.getTime() + linkLifeSeconds * 1000),
    })
    await deps.jobs.enqueue(tx, linkMailQueue, { linkHash }, { isNew: true })
    await securityEvent({ ...deps, db: tx }, { kind: 'login-link-asked', uid, request })
    return true
  })
  return isAsked ? {} : refuse('tooManyRequests')
}

/** That may be on their way to one mailbox at once. */
const mostLinks = 5
