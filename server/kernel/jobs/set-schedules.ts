import type { PgBoss } from 'pg-boss'
import type { Job } from './job.ts'

/** Writes down what is enqueued by the clock, and takes back what no job asks for any more. */
export async function setSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const schedules = new Map(jobs.flatMap(({ name, every }) => (every === undefined ? [] : [[name, every]])))
  for (const { name } of await boss.getSchedules()) if (!schedules.has(name)) await boss.unschedule(name)
  for (const [name, cron] of schedules) await boss.schedule(name, cron, {}, { tz: 'UTC' })
}
