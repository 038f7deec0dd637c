import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/moment.ts'
import { oneOf } from '../db/one-of.ts'

const processKinds = ['api', 'worker'] as const

/** Signs of life of the processes of the service, by the clock of the database. One that ends in order takes its row along. */
export const processSigns = pgTable(
  'process_signs',
  {
    processId: text('process_id').primaryKey(),
    kind: text('kind').$type<(typeof processKinds)[number]>().notNull(),
    /** Name of the machine. */
    host: text('host').notNull(),
    version: text('version').notNull(),
    startedAt: moment('started_at').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  t => [oneOf('process_signs', t.kind, processKinds)],
)
