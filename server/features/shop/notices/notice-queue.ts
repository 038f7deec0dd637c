import { z } from 'zod'
import type { Queue } from '../../../kernel/jobs/queue.ts'

/** Mails that tell that the work on a book is done (notice-job.ts). */
export const noticeQueue: Queue<{ noticeId: string }> = {
  name: 'notice',
  payload: z.strictObject({ noticeId: z.string() }),
  // each is one mail of one person
  fairKey: { of: ({ noticeId }) => noticeId },
  key: ({ noticeId }) => noticeId,
}
