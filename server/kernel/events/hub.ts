import pg from 'pg'
import { z } from 'zod'
import { watchBook } from '#contract/books'
import { type BookEvent, channel } from './notify.ts'

/** What happens to books, heard from all processes through PostgreSQL. */
export interface Hub {
  /** Gives what ends the listening. */
  on(bid: string, listener: (event: BookEvent) => void): () => void
  /** Calls when the token of this hash is given back. Gives what ends the listening. */
  onClosed(tokenHash: string, listener: () => void): () => void
  close(): Promise<void>
}

/** One connection that listens for all browsers of this server. `onLost` is called once if it breaks. */
export async function startHub(url: string, onLost: (error: Error) => void): Promise<Hub> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  const books = listeners<BookEvent>()
  const tokens = listeners<undefined>()
  client.on('error', onLost)
  client.on('notification', ({ payload }) => {
    const heard = told.safeParse(JSON.parse(payload ?? '{}'))
    if (!heard.success) return
    if ('closed' in heard.data) return tokens.tell(heard.data.closed, undefined)
    const { bid, ...event } = heard.data
    books.tell(bid, event)
  })
  await client.connect()
  await client.query(`listen ${channel}`)
  return {
    on: books.on,
    onClosed: tokens.on,
    close: () => client.end(),
  }
}

const told = z.union([
  z.object({ closed: z.string() }),
  z.intersection(z.object({ bid: z.string() }), watchBook.answer),
])

/** Who listens to what, by its name. */
function listeners<E>() {
  const all = new Map<string, Set<(event: E) => void>>()
  return {
    on(name: string, listener: (event: E) => void): () => void {
      const held = all.get(name) ?? new Set()
      held.add(listener)
      all.set(name, held)
      return () => {
        held.delete(listener)
        if (held.size === 0) all.delete(name)
      }
    },
    tell(name: string, event: E): void {
      for (const listener of all.get(name) ?? []) listener(event)
    },
  }
}
