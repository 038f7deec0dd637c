import { createParser } from 'eventsource-parser'
import { watchBook } from '#contract/book-events'
import { type Answer, apiRoot } from '#contract/call'
import { fromWire } from '#contract/wire'
import { expireUser } from '../session/session.ts'
import { readUser } from '../session/user.ts'
import { callAddress } from './call-address.ts'
import { type CallOptions, callHeaders } from './client.ts'
import { reconnectDelay } from './reconnect-delay.ts'
import { untilShown, whileShown } from './tab-shown.ts'

export type BookEvent = Answer<typeof watchBook>

/**
 * Tells what happens to a book until the signal ends it. Comes back after a lost connection, from the event that was
 * last heard. `heard` also gets to know when the connection came back (`again`): read the book anew then. A tab that nobody sees holds
 * none: browsers open six to a site, for all tabs together.
 */
export async function watchEvents(
  bid: string,
  { signal, share }: CallOptions & { signal: AbortSignal },
  onEvent: (event: BookEvent | { event: 'again' }) => void,
): Promise<void> {
  const place: Place = { lastId: undefined, retry: undefined, failures: 0 }
  for (let first = true; !signal.aborted; first = false) {
    // what was read before it was seen may be old by then
    if (await untilShown(signal)) first = false
    const shown = whileShown(signal)
    const call = { signal: shown.signal, share }
    const end = await listen(bid, call, place, () => !first && onEvent({ event: 'again' }), onEvent)
    shown.forget()
    if (end === 'refused') return
    if (shown.signal.aborted) continue
    await pause(reconnectDelay(place.failures, Math.random(), place.retry), signal)
    place.failures += 1
  }
}

interface Place {
  lastId: string | undefined
  /** What the server asks to wait, ms. */
  retry: number | undefined
  failures: number
}

async function listen(
  bid: string,
  { signal, share }: CallOptions,
  place: Place,
  opened: () => void,
  onEvent: (event: BookEvent) => void,
): Promise<'lost' | 'refused'> {
  const headers = callHeaders(share)
  headers.set('Accept', 'text/event-stream')
  if (place.lastId) headers.set('Last-Event-ID', place.lastId)
  try {
    const address = apiRoot + callAddress(watchBook, { bid }, undefined)
    const response = await fetch(address, { headers, signal: signal ?? null })
    if (response.status === 401 && readUser()) expireUser()
    // asking again does not help where one may not look
    if (response.status >= 400 && response.status < 500 && response.status !== 429) return 'refused'
    if (!response.ok || !response.body) return 'lost'
    place.failures = 0
    opened()
    const parser = createParser({
      onEvent: ({ event, data, id }) => {
        place.lastId = id ?? place.lastId
        const parsed = parseEvent(event, data)
        if (parsed) onEvent(parsed)
      },
      onRetry: ms => {
        place.retry = ms
      },
    })
    await readAll(response.body.pipeThrough(new TextDecoderStream()), text => parser.feed(text))
  } catch (error) {
    if (!signal?.aborted && !(error instanceof TypeError)) throw error
  }
  return 'lost'
}

/** Safari cannot iterate over a stream. */
async function readAll<T>(stream: ReadableStream<T>, take: (part: T) => void): Promise<void> {
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) take(part.value)
}

/** An event that this version does not know is passed over: the server may be newer. */
function parseEvent(event: string | undefined, data: string): BookEvent | undefined {
  return watchBook.answer.safeParse(fromWire(watchBook.answer, { event, data: JSON.parse(data) })).data
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(done => {
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    function end(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      done()
    }
  })
}
