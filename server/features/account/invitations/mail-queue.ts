import { z } from 'zod'
import type { Queue } from '../../../kernel/jobs/queue.ts'

/** Invitations that are to be sent (mail-job.ts). */
export const invitationMailQueue: Queue<{ keyHash: string }> = {
  name: 'invitation',
  payload: z.strictObject({ keyHash: z.string() }),
  // each is one mail to one mailbox
  fairKey: { of: ({ keyHash }) => keyHash },
  key: ({ keyHash }) => keyHash,
}
