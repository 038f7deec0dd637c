import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { fileURLToPath } from 'node:url'
import { printed, type Table } from './table.ts'

/** Writes the tables with the machine they were measured on to docs/performance.md. */
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
  const head = `# Performance

What \`npm run bench -- --write\` measured on ${machine.join('; ')}.
Other machines give other seconds; ratios within a table hold better. Missed targets are shown as missed.
`
  await writeFile(file, `${[head, ...tables.map(printed)].join('\n').trimEnd()}\n`)
}
