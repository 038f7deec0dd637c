import { Gauge, type Registry } from 'prom-client'
import type { PoolUsage } from '#processes/start-pool'

/** Tells of the child processes of each kind in `/metrics`, anew at each question. */
export function watchChildren(
  registry: Registry,
  kinds: Readonly<Record<string, () => Promise<PoolUsage>>>,
): void {
  // both gauges are asked at once: one look for them together
  let looking: Promise<(readonly [string, PoolUsage])[]> | undefined
  const look = () => {
    looking ??= Promise.all(
      Object.entries(kinds).map(async ([kind, usage]) => [kind, await usage()] as const),
    ).finally(() => {
      looking = undefined
    })
    return looking
  }
  const add = (name: string, help: string, figure: (usage: PoolUsage) => number) => {
    // another server of the same process had it
    registry.removeSingleMetric(name)
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        for (const [kind, usage] of await look()) gauge.set({ kind }, figure(usage))
      },
    })
  }
  add('child_processes', 'Child processes of this one, by kind of work', ({ processes }) => processes)
  add(
    'child_processes_memory_bytes',
    'Memory of its child processes by kind of work, shared pages divided among those who share them',
    ({ memoryBytes }) => memoryBytes,
  )
}
