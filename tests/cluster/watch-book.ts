import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { apiRoot } from '#contract/call'

export interface Watching {
  /** All that was heard, over all connections. */
  heard(): string
  /** How often it connected. */
  connections(): number
  leave(): void
}

/** Hears the events of a book as a browser does: whoever is cut off comes again. */
export function watchBook(origin: string, token: string, bid: string): Watching {
  const leaving = new AbortController()
  const { signal } = leaving
  let heard = ''
  let connections = 0
  const watch = async () => {
    const { statusCode, body } = await request(`${origin}${apiRoot}/books/${bid}/events/`, {
      headers: { authorization: `Token ${token}` },
      bodyTimeout: 0,
      signal,
    })
    if (statusCode !== 200) return body.dump()
    let isFirst = true
    for await (const part of body.setEncoding('utf8')) {
      // the head comes once it is listened for it
      if (isFirst) connections += 1
      isFirst = false
      heard += part
    }
  }
  void (async () => {
    while (!signal.aborted) {
      await watch().catch(() => undefined)
      await pause(againMs)
    }
  })()
  return { heard: () => heard, connections: () => connections, leave: () => leaving.abort() }
}

const againMs = 50
