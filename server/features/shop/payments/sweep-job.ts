import { z } from 'zod'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { sweepPayments } from './sweep-payments.ts'

export const sweepPaymentsJob: Job<object> = job({
  name: 'sweep-payments',
  payload: z.strictObject({}),
  fairKey: 'nobody',
  urgency: 'background',
  concurrency: 1,
  every: '* * * * *',
  run: (_payload, deps) => sweepPayments(deps),
})
