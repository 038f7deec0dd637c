import { z } from 'zod'
import type { Queue } from '../../../kernel/jobs/queue.ts'
import { mailKinds } from './mailed-order.ts'
import type { MailName } from './store.ts'

/** Mails that are to go out (mail-job.ts). No key: the row is one mail, and who took one would look for its key among all that wait. */
export const mailQueue: Queue<MailName> = {
  name: 'mail',
  payload: z.strictObject({ oid: z.string(), kind: z.enum(mailKinds), about: z.string() }),
  // orders take turns: one of a person's mails says nothing about his other work
  fairKey: { of: ({ oid }) => oid },
}
