import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../db/moment.ts'

/** Tries of jobs that began and did not end. `id` is that of pg-boss. A row lives from the begin of a try to its end. */
export const jobRuns = pgTable('job_runs', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').notNull(),
  /** Those that ended with their worker, and the one that runs. */
  tries: integer('tries').notNull(),
  begunAt: moment('begun_at').notNull(),
  /** No worker takes it any more; the staff decides (set-aside.ts). */
  setAsideAt: moment('set_aside_at'),
})
