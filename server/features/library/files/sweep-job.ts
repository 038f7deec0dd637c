import { z } from 'zod'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { sweepFiles } from './sweep-files.ts'

/** Every minute: what was deleted is off the disk within some. */
export const sweepJob: Job<object> = job({
  name: 'sweep-files',
  payload: z.strictObject({}),
  fairKey: 'nobody',
  urgency: 'background',
  concurrency: 1,
  every: '* * * * *',
  run: async (_payload, deps) => void (await sweepFiles(deps)),
})
