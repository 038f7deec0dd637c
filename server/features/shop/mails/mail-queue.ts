import { z } from 'zod'
import type { Queue } from '../../../kernel/jobs/queue.ts'
import { mailKinds } from './mailed-order.ts'
import type { MailName } from './store.ts'

/** Mails that are to go out (mail-job.ts). */
export const mailQueue: Queue<MailName> = {
  name: 'mail',
  payload: z.strictObject({ oid: z.string(), kind: z.enum(mailKinds), about: z.string() }),
  // orders take turns: one of a person's mails says nothing about his other work
  fairKey: { of: ({ oid }) => oid },
  key: ({ oid, kind, about }) => `${oid} ${kind} ${about}`,
}
