import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type OrderedBinding, orderedBindings } from '#domain/catalogue/bindings'
import type { PrinterName } from '#domain/catalogue/printers'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'
import { bookSnapshots } from '../freezing/schema.ts'
import type { PrintReport } from './print-report.ts'

/** `objected`: made, and a printer would not take them: staff decide. */
const runStates = ['making', 'ready', 'objected', 'failed'] as const
const fileKinds = ['inner', 'cover', 'reading'] as const
export type PrintFileKind = (typeof fileKinds)[number]

/** Files for a printer, made once for a snapshot, a binding and a printer's rules. */
export const printRuns = pgTable(
  'print_runs',
  {
    /** sha256 of snapshot, binding and profile. */
    runId: text('run_id').primaryKey(),
    snapshotKey: text('snapshot_key')
      .notNull()
      .references(() => bookSnapshots.snapshotKey),
    binding: text('binding').$type<OrderedBinding>().notNull(),
    profile: text('profile').$type<PrinterName>().notNull(),
    state: text('state').$type<(typeof runStates)[number]>().notNull(),
    /** Hundredths. */
    done: integer('done').notNull(),
    /** Printed pages over all volumes. */
    pages: integer('pages'),
    volumes: integer('volumes'),
    report: jsonb('report').$type<PrintReport>(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  t => [
    index('print_runs_snapshot_key').on(t.snapshotKey),
    oneOf('print_runs', t.binding, orderedBindings),
    oneOf('print_runs', t.state, runStates),
  ],
)

/** By the sha256 of their bytes: a reprint takes the same. */
export const printFiles = pgTable(
  'print_files',
  {
    runId: text('run_id')
      .notNull()
      .references(() => printRuns.runId, withIt),
    volume: integer('volume').notNull(),
    kind: text('kind').$type<PrintFileKind>().notNull(),
    sha256: text('sha256').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    pages: integer('pages').notNull(),
  },
  t => [
    primaryKey({ columns: [t.runId, t.volume, t.kind] }),
    index('print_files_sha256').on(t.sha256),
    oneOf('print_files', t.kind, fileKinds),
  ],
)
