import { sql } from 'drizzle-orm'
import type { Sql } from '../db/connect.ts'
import type { Topic } from './topic.ts'

/** Tells who listens, in all processes; heard when the transaction commits, and not before. `key`: what it happened to. */
export async function publish<P>(tx: Sql, topic: Topic<P>, key: string, payload: P): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${notificationOf(topic, key, payload)})`)
}

export const channel = 'daybound'

/** The text that is heard in the channel. */
export function notificationOf<P>(topic: Topic<P>, key: string, payload: P): string {
  const whole = JSON.stringify({ topic: topic.name, key, payload })
  if (fits(whole) || !topic.brief) return whole
  return JSON.stringify({ topic: topic.name, key, payload: topic.brief(payload) })
}

/** PostgreSQL carries less than 8,000 bytes, and throws on more. */
function fits(text: string): boolean {
  return Buffer.byteLength(text) < 8_000
}
