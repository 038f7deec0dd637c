import pg from 'pg'
import { z } from 'zod'
import { channel } from './publish.ts'
import type { Topic } from './topic.ts'

/** What is published in any process, heard through PostgreSQL. */
export interface Hub {
  /**
   * Gives what ends the listening. `missed` is called when PostgreSQL was away, since things may have happened unheard, and when
   * the hub is closed, since nothing will be heard.
   */
  subscribe<P>(topic: Topic<P>, key: string, listener: (payload: P) => void, missed?: () => void): () => void
  close(): Promise<void>
}

interface Subscriber {
  hear(payload: unknown): void
  missed: (() => void) | undefined
}

/**
 * One connection that listens for all of this process. Where it is lost, `onLost` is told, and it is opened again, however long
 * that takes. Rejects where PostgreSQL does not answer at the start. `answerMs`: its patience with PostgreSQL.
 */
export async function startHub(url: string, onLost: (error: Error) => void, answerMs = 5_000): Promise<Hub> {
  const subscribers = new Map<string, Set<Subscriber>>()
  let client: pg.Client | undefined
  let closed = false
  let again: NodeJS.Timeout | undefined
  let beating: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      application_name: 'daybound-hub',
    })
    let lost = false
    const lose = (error: Error) => {
      if (lost) return
      lost = true
      next.end().catch(() => undefined)
      if (client !== next || closed) return
      client = undefined
      clearInterval(beating)
      onLost(error)
      reopen(firstPauseMs)
    }
    next.on('error', lose)
    next.on('end', () => lose(new Error('Connection terminated')))
    next.on('notification', ({ payload: text = '' }) => {
      const { topic, key, payload } = notification.parse(JSON.parse(text))
      for (const { hear } of subscribers.get(nameOf(topic, key)) ?? []) hear(payload)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      lost = true
      await next.end().catch(() => undefined)
      throw error
    }
    if (closed) return next.end()
    client = next
    // a connection that is gone without a word is noticed by asking
    beating = setInterval(() => next.query('select 1').catch(lose), beatMs)
  }

  function missAll(): void {
    // who hears of it may unsubscribe
    for (const all of [...subscribers.values()]) for (const { missed } of [...all]) missed?.()
  }

  function reopen(pauseMs: number): void {
    if (closed) return
    again = setTimeout(() => open().then(missAll, () => reopen(Math.min(pauseMs * 2, mostPauseMs))), pauseMs)
  }

  await open()
  return {
    subscribe(topic, key, listener, missed) {
      const name = nameOf(topic.name, key)
      const hear = (payload: unknown) => {
        const parsed = topic.payload.safeParse(payload)
        // a server of another version says it in another way while servers are exchanged
        if (parsed.success) listener(parsed.data)
      }
      const subscriber = { hear, missed }
      const all = subscribers.get(name) ?? new Set()
      subscribers.set(name, all.add(subscriber))
      if (closed && missed) queueMicrotask(missed)
      return () => {
        all.delete(subscriber)
        if (all.size === 0) subscribers.delete(name)
      }
    },
    async close() {
      if (closed) return
      closed = true
      clearTimeout(again)
      clearInterval(beating)
      missAll()
      await client?.end()
    },
  }
}

const firstPauseMs = 200
const mostPauseMs = 2_000
const beatMs = 15_000

const notification = z.object({ topic: z.string(), key: z.string(), payload: z.unknown() })

function nameOf(topic: string, key: string): string {
  return `${topic} ${key}`
}
