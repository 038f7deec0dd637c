import { z } from 'zod'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { listDueUsers } from '../users/store.ts'
import { eraseAccount } from './erase-account.ts'

/** One account a job: one that cannot be deleted holds up no other. */
export const eraseAccountJob: Job<{ uid: string }> = job({
  name: 'erase-account',
  payload: z.strictObject({ uid: z.string() }),
  key: ({ uid }) => uid,
  fairKey: { of: ({ uid }) => uid },
  urgency: 'interactive',
  evenIfHeld: true,
  concurrency: 1,
  run: ({ uid }, deps) => eraseAccount(uid, deps),
})

/** Leaves a job for each account whose time has come; one that failed is tried again here. */
export const findDueAccountsJob: Job<object> = job({
  name: 'find-due-accounts',
  payload: z.strictObject({}),
  fairKey: 'nobody',
  urgency: 'background',
  concurrency: 1,
  every: '*/10 * * * *',
  async run(_payload, { db, jobs }) {
    for (const uid of await listDueUsers(db, mostAtOnce)) await jobs.enqueue(db, eraseAccountJob, { uid })
  },
})

const mostAtOnce = 1000
