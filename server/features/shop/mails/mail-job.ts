import { invariant } from '#domain/invariant'
import { coverCid } from '../../../adapters/mail/mail-html.ts'
import type { Mail } from '../../../adapters/mail/mailer.ts'
import type { Deps } from '../../../deps.ts'
import { onDisk } from '../../../kernel/db/before-disk.ts'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { mailQueue } from './mail-queue.ts'
import type { MailDetails, MailedOrder } from './mailed-order.ts'
import { renderMail } from './render-mail.ts'
import { endMail, findMail, type MailName, type MailRow } from './store.ts'

/** Where a mail reads what it tells. */
export interface MailSources {
  /** Undefined where there is no such order. */
  readOrder(oid: string, deps: Deps): Promise<MailedOrder | undefined>
  readDetails(mail: MailRow, deps: Deps): Promise<MailDetails>
}

/**
 * Sends a mail that was asked for. Killed between the server's yes and the row that notes it, it sends the same message again, under
 * the Message-ID by which mailboxes know that they have it.
 */
export function mailJob(sources: MailSources): Job<MailName> {
  return job({
    ...mailQueue,
    urgency: 'background',
    isAwaited: true,
    concurrency: 2,
    // a server of mail may be away for a night: 12 tries over a day
    retries: 12,
    pauses: { firstSeconds: 30, mostSeconds: 3 * 3600 },
    async run(name, deps) {
      const mail = await findMail(deps.db, name)
      if (mail?.state !== 'waiting') return
      if (!deps.mailer) {
        deps.log.warn({ kind: name.kind, oid: name.oid }, 'a mail was not sent: SMTP_URL is not set')
        return endMail(deps.db, name, 'off')
      }
      const order = await sources.readOrder(name.oid, deps)
      invariant(order, 'a mail is about an order that is there')
      const details = await sources.readDetails(mail, deps)
      // an order is committed before the disk has it, and told of when it does
      await onDisk(deps.db)
      const delivery = await deps.mailer.send(messageOf(name, order, details, deps))
      if (delivery === 'refused') deps.log.warn({ kind: name.kind, oid: name.oid }, 'a mail was refused')
      await endMail(deps.db, name, delivery)
    },
    reopen: (name, tx) => endMail(tx, name, 'waiting'),
    failed: (name, _error, { db }) => endMail(db, name, 'failed'),
  })
}

function messageOf(
  { oid, kind, about }: MailName,
  order: MailedOrder,
  details: MailDetails,
  { settings }: Deps,
): Mail {
  return {
    id: `order-${oid}-${kind}${about === '' ? '' : `-${about.replace(/[^\w.-]/g, '-')}`}`,
    to: order.email,
    ...renderMail(kind, order, details, settings),
    pictures: order.cover ? [{ cid: coverCid, type: 'image/jpeg', bytes: order.cover }] : [],
  }
}
