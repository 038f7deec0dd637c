import { setTimeout } from 'node:timers/promises'
import type { Db } from 'pg-boss'
import { channel, notificationOf } from '../events/publish.ts'
import { jobEnqueued } from './job-enqueued.ts'

/**
 * Tells the workers of all processes in which queues there is something; what comes while they are told is told together. Not in the
 * transaction that leaves the job: those that notify commit one after the other, each waiting for the disk by itself. Where nobody
 * could be told, workers find it when they look by themselves (work.ts).
 */
export function wakeWorkers(
  db: Db,
  pause: () => Promise<unknown> = () => setTimeout(betweenMs),
): (queue: string) => void {
  const queues = new Set<string>()
  let isTelling = false

  async function tell(): Promise<void> {
    isTelling = true
    while (queues.size > 0) {
      const texts = [...queues].map(queue => notificationOf(jobEnqueued, queue, {}))
      queues.clear()
      await db.executeSql(notifyQueues, [channel, texts]).catch(() => undefined)
      // every process hears each of them
      await pause()
    }
    isTelling = false
  }

  return queue => {
    queues.add(queue)
    if (!isTelling) void tell()
  }
}

/** Where many jobs are left, workers hear of them so often at most. Nobody feels it. */
const betweenMs = 20

const notifyQueues = `select pg_notify($1, text) from unnest($2::text[]) as text`
