import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { invitationKey, unseal } from '../../../seal.ts'
import { secretsOf } from '../../../settings.ts'
import { linkMail } from '../mails/link-mail.ts'
import { invitationMailQueue } from './mail-queue.ts'
import { invitationAddress, invitationDays } from './new-address.ts'
import { findInvitation, forgetInvitationKey } from './store.ts'

/** Sends an invitation that can still be taken. Killed after the server's yes it sends the same message again, under the same Message-ID. */
export const invitationMailJob: Job<{ keyHash: string }> = job({
  ...invitationMailQueue,
  urgency: 'interactive',
  isAwaited: true,
  concurrency: 2,
  // some hours: the staff can send it again
  retries: 12,
  pauses: { firstSeconds: 5, mostSeconds: 1800 },
  async run({ keyHash }, { db, mailer, settings, log, now }) {
    const invitation = await findInvitation(db, keyHash, now())
    if (!invitation || invitation.sealedKey === null) return
    const { email, language, sealedKey } = invitation
    const key = unseal(secretsOf(settings), invitationKey, sealedKey)
    if (!mailer) log.warn('an invitation was not sent: SMTP_URL is not set')
    if (mailer && key !== undefined && email !== null && language !== null) {
      const href = invitationAddress(key, settings)
      const { brandName } = settings
      const mail = linkMail({
        about: 'invitation',
        language,
        href,
        values: { days: invitationDays },
        brandName,
      })
      // part of a hash: it names the message and opens nothing
      const id = `invitation-${keyHash.slice(0, 24)}`
      const delivery = await mailer.send({ id, to: email, ...mail, pictures: [] })
      if (delivery === 'refused') log.warn('an invitation was refused by the server of mail')
    }
    await forgetInvitationKey(db, keyHash)
  },
  failed: ({ keyHash }, _error, { db }) => forgetInvitationKey(db, keyHash),
})
