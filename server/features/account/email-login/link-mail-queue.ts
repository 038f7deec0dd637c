import { z } from 'zod'
import type { Queue } from '../../../kernel/jobs/queue.ts'

/** Links that are to be sent (link-mail-job.ts). */
export const linkMailQueue: Queue<{ linkHash: string }> = {
  name: 'login-link',
  payload: z.strictObject({ linkHash: z.string() }),
  // each is one mail to one mailbox
  fairKey: { of: ({ linkHash }) => linkHash },
  key: ({ linkHash }) => linkHash,
}
