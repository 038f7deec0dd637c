import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Table } from './table.ts'
import { withTables } from './with-tables.ts'

/** Writes the tables, with the machine they were measured on, into docs/performance.md; tables of other parts stay there. */
export async function writeReport(tables: readonly Table[]): Promise<void> {
  const file = fileURLToPath(new URL('../docs/performance.md', import.meta.url))
  const machine = [
    `${cpus()[0]?.model ?? 'unknown CPU'}, ${availableParallelism()} cores`,
    `${(totalmem() / 2 ** 30).toFixed(0)} GB of memory`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    `load ${loadavg()
      .map(load => load.toFixed(1))
      .join(', ')} at the end`,
  ]
  const measured = `Measured on ${machine.join('; ')}.`
  const noted = tables.map(table => ({ ...table, notes: [...table.notes, measured] }))
  await writeFile(file, withTables(await readFile(file, 'utf8'), noted))
}
