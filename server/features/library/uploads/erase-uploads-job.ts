import { z } from 'zod'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { removeUploads } from './remove-uploads.ts'

/** Removes archives whose rows are gone, with their book. */
export const eraseUploadsJob: Job<{ uploadIds: string[] }> = job({
  name: 'erase-uploads',
  payload: z.strictObject({ uploadIds: z.array(z.string()) }),
  urgency: 'background',
  fairKey: 'nobody',
  concurrency: 1,
  run: ({ uploadIds }, deps) => removeUploads(deps, uploadIds),
})
