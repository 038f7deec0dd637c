import { z } from 'zod'
import type { Queue } from '../../../kernel/jobs/queue.ts'

/** New accounts that are to be set up (welcome.ts). */
export const welcomeQueue: Queue<{ uid: string; picture?: string | undefined }> = {
  name: 'welcome',
  payload: z.object({ uid: z.string(), picture: z.string().optional() }),
  fairKey: { of: ({ uid }) => uid },
}
