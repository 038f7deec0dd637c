import pg from 'pg'
import { z } from 'zod'
import { channel } from './publish.ts'
import type { Topic } from './topic.ts'

/** What is published in any process, heard through PostgreSQL. */
export interface Hub {
  /** Gives what ends the listening. */
  subscribe<P>(topic: Topic<P>, key: string, listener: (payload: P) => void): () => void
  close(): Promise<void>
}

/** One connection that listens for all of this process. `onLost` is called once if it breaks. */
export async function startHub(url: string, onLost: (error: Error) => void): Promise<Hub> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  client.on('error', onLost)
  client.on('notification', ({ payload: text = '' }) => {
    const { topic, key, payload } = notification.parse(JSON.parse(text))
    for (const listener of listeners.get(nameOf(topic, key)) ?? []) listener(payload)
  })
  await client.connect()
  await client.query(`listen ${channel}`)
  return {
    subscribe(topic, key, listener) {
      const name = nameOf(topic.name, key)
      const hear = (payload: unknown) => {
        const parsed = topic.payload.safeParse(payload)
        // a server of another version says it in another way while servers are exchanged
        if (parsed.success) listener(parsed.data)
      }
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(hear))
      return () => {
        all.delete(hear)
        if (all.size === 0) listeners.delete(name)
      }
    },
    close: () => client.end(),
  }
}

const notification = z.object({ topic: z.string(), key: z.string(), payload: z.unknown() })

function nameOf(topic: string, key: string): string {
  return `${topic} ${key}`
}
