import { createHash } from 'node:crypto'
import type { PrinterName } from '#domain/catalogue/printers'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { FrozenBook } from '../freezing/store.ts'
import { printQueue } from './print-queue.ts'
import { insertRun, type PrintRunRow } from './store.ts'

/** The files of a frozen book have one name for ever: asked for again, they are those that were made. */
export function runIdOf({
  snapshotKey,
  binding,
  profile,
}: Pick<PrintRunRow, 'snapshotKey' | 'binding' | 'profile'>): string {
  return createHash('sha256').update(`${snapshotKey} ${binding} ${profile}`).digest('hex')
}

/** Asks for the files of a frozen book, in the transaction in which they come to be needed. Gives the run's id. */
export async function askForPrint(
  tx: Sql,
  { snapshotKey, binding }: Pick<FrozenBook, 'snapshotKey' | 'binding'>,
  profile: PrinterName,
  { jobs }: Pick<Deps, 'jobs'>,
): Promise<string> {
  const run = { snapshotKey, binding, profile }
  const runId = runIdOf(run)
  if (await insertRun(tx, { runId, ...run })) await jobs.enqueue(tx, printQueue, { runId })
  return runId
}
