import type { Deps } from '../../../deps.ts'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { loginLink, unseal } from '../../../seal.ts'
import { secretsOf } from '../../../settings.ts'
import { findIdentity } from '../identities/store.ts'
import { findInvitation } from '../invitations/store.ts'
import { linkMailQueue } from './link-mail-queue.ts'
import { renderLinkMail } from './render-link-mail.ts'
import { findLink, forgetKey, type LoginLink } from './store.ts'

/** Sends a link that logs in, or links the mailbox. Killed after the server's yes it sends the same message again, under the same Message-ID. */
export const linkMailJob: Job<{ linkHash: string }> = job({
  ...linkMailQueue,
  // somebody looks into his mail
  urgency: 'interactive',
  isAwaited: true,
  concurrency: 2,
  // some six minutes: after fifteen the link is over
  retries: 6,
  pauses: { firstSeconds: 5, mostSeconds: 120 },
  async run({ linkHash }, deps) {
    const { db, mailer, settings, log, now } = deps
    const link = await findLink(db, linkHash, now())
    if (!link || link.sealedKey === null) return
    const key = unseal(secretsOf(settings), loginLink, link.sealedKey)
    if (!mailer) log.warn('a link for a login was not sent: SMTP_URL is not set')
    // not looked at when it was asked for: that would say who is known
    if (mailer && key !== undefined && (await mayComeIn(link, deps))) {
      const mail = renderLinkMail(key, link, settings)
      // part of a hash: it names the message and opens nothing
      const id = `login-${linkHash.slice(0, 24)}`
      const delivery = await mailer.send({ id, to: link.email, ...mail, pictures: [] })
      if (delivery === 'refused') log.warn('a link for a login was refused by the server of mail')
    }
    await forgetKey(db, linkHash)
  },
  failed: ({ linkHash }, _error, { db }) => forgetKey(db, linkHash),
})

/** Whether the link would let anybody in: where this is by invitation only, who is new has to bring one; who links a mailbox is in. */
async function mayComeIn(
  { email, uid, invitation }: Pick<LoginLink, 'email' | 'uid' | 'invitation'>,
  { db, settings, now }: Deps,
): Promise<boolean> {
  if (!settings.invitedOnly || uid !== null || (await findIdentity(db, { network: 'email', subject: email })))
    return true
  return invitation !== null && (await findInvitation(db, invitation, now())) !== undefined
}
