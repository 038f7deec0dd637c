import type { Registry } from 'prom-client'
import { freeBytesOf } from './free-bytes-of.ts'
import type { SharedPool } from './kernel/db/shared-pool.ts'
import { addGauge } from './kernel/metrics/add-gauge.ts'

export interface Resources {
  pool: SharedPool
  dataFolder: string
  keepFreeBytes: number
}

/** Tells of connections to PostgreSQL and of the disk in `/metrics`, anew at each question. */
export function watchResources(registry: Registry, { pool, dataFolder, keepFreeBytes }: Resources): void {
  addGauge(
    registry,
    {
      name: 'database_connections',
      help: 'Connections of the pool of this process, by state: in-use or idle',
      labelNames: ['state'],
    },
    () => [
      { labels: { state: 'in-use' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
    ],
  )
  addGauge(
    registry,
    { name: 'database_connections_most', help: 'Most connections of the pool of this process' },
    () => [{ value: pool.options.max }],
  )
  addGauge(
    registry,
    { name: 'database_waiting', help: 'What waits for a connection of the pool of this process' },
    () => [{ value: pool.waitingCount }],
  )
  addGauge(
    registry,
    { name: 'database_oldest_wait_seconds', help: 'How long the oldest has waited for a connection' },
    () => [{ value: pool.oldestWaitMs() / 1000 }],
  )
  addGauge(registry, { name: 'disk_free_bytes', help: 'Free bytes of the disk of DATA_FOLDER' }, async () => [
    { value: await freeBytesOf(dataFolder) },
  ])
  addGauge(
    registry,
    { name: 'disk_keep_free_bytes', help: 'With fewer free bytes no upload begins: KEEP_FREE_BYTES' },
    () => [{ value: keepFreeBytes }],
  )
}
