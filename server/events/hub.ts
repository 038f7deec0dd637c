import pg from 'pg'
import { z } from 'zod'
import { watchBook } from '#contract/books'
import { type BookEvent, channel } from './notify.ts'

/** What happens to books, heard from all processes through PostgreSQL. */
export interface Hub {
  /** Gives what ends the listening. */
  on(bid: string, listener: (event: BookEvent) => void): () => void
  close(): Promise<void>
}

/** One connection that listens for all browsers of this server. `onLost` is called once if it breaks. */
export async function startHub(url: string, onLost: (error: Error) => void): Promise<Hub> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  const listeners = new Map<string, Set<(event: BookEvent) => void>>()
  client.on('error', onLost)
  client.on('notification', ({ payload }) => {
    const heard = z
      .intersection(z.object({ bid: z.string() }), watchBook.answer)
      .safeParse(JSON.parse(payload ?? '{}'))
    if (!heard.success) return
    const { bid, ...event } = heard.data
    for (const tell of listeners.get(bid) ?? []) tell(event)
  })
  await client.connect()
  await client.query(`listen ${channel}`)
  return {
    on(bid, listener) {
      const held = listeners.get(bid) ?? new Set()
      held.add(listener)
      listeners.set(bid, held)
      return () => {
        held.delete(listener)
        if (held.size === 0) listeners.delete(bid)
      }
    },
    close: () => client.end(),
  }
}
