import type { Registry } from 'prom-client'
import { addGauge } from '../kernel/metrics/add-gauge.ts'
import { madeAt } from './manifest.ts'
import type { BackupState } from './verifications.ts'

let last: BackupState = { damaged: 0 }

/** Takes what the worker last saw at the place of backups: a scrape asks no place, which may hang. */
export function tellBackups(state: BackupState): void {
  last = state
}

/** Tells in `/metrics` when there was a good backup; moments, as Prometheus has them, so that they age though nobody looks any more. */
export function watchBackups(registry: Registry): void {
  const add = (name: string, help: string, value: () => number) =>
    addGauge(registry, { name, help }, () => [{ value: value() }])
  add(
    'backup_last_success_timestamp_seconds',
    'When the newest whole backup was made that is not known to be damaged, as this worker last saw it; 0 before it saw one',
    () => seconds(last.newestGood === undefined ? undefined : madeAt(last.newestGood)),
  )
  add(
    'backup_last_verified_timestamp_seconds',
    'When a backup was last read to its end and was as it was written, as this worker last saw it; 0 before it saw one',
    () => seconds(last.soundAt),
  )
  add('backups_damaged', 'Backups that were found damaged when they were last read', () => last.damaged)
}

const seconds = (moment: Date | undefined) => (moment?.getTime() ?? 0) / 1000
