import type { Registry } from 'prom-client'
import type { PoolUsage } from '#processes/start-pool'
import { addGauge, readTogether } from './add-gauge.ts'

/** Tells of the child processes of each kind in `/metrics`, anew at each question. */
export function watchChildren(
  registry: Registry,
  kinds: Readonly<Record<string, () => Promise<PoolUsage>>>,
): void {
  const look = readTogether(() =>
    Promise.all(Object.entries(kinds).map(async ([kind, usage]) => ({ kind, usage: await usage() }))),
  )
  const add = (name: string, help: string, figure: (usage: PoolUsage) => number) =>
    addGauge(registry, { name, help, labelNames: ['kind'] }, async () =>
      (await look()).map(({ kind, usage }) => ({ labels: { kind }, value: figure(usage) })),
    )
  add('child_processes', 'Child processes of this one, by kind of work', ({ processes }) => processes)
  add(
    'child_processes_memory_bytes',
    'Memory of its child processes by kind of work, shared pages divided among those who share them',
    ({ memoryBytes }) => memoryBytes,
  )
}
