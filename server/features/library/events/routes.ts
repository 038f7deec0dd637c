import { Gauge } from 'prom-client'
import { watchBook } from '#contract/book-events'
import { toWire } from '#contract/wire'
import type { Deps } from '../../../deps.ts'
import { whyUnavailable } from '../../../kernel/db/why-unavailable.ts'
import { authorize } from '../../../kernel/http/authorize.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { registry } from '../../../kernel/metrics/registry.ts'
import { authenticate } from '../../account/sessions/authenticate.ts'
import { sessionClosed } from '../../account/topics.ts'
import { bookPolicy } from '../books/policy.ts'
import { presentProgress } from '../progress/present-progress.ts'
import { listProgress } from '../progress/store.ts'
import { type BookEvent, bookErased, bookEvents } from '../topics.ts'

const route = routesOf(bookPolicy)

const streams = new Gauge({
  name: 'event_streams',
  help: 'Open pages that are told of changes to their book',
  registers: [registry],
})

/** Server-sent events of a book: how far work on it is, and what others change of it. */
export const eventRoutes: readonly Route<Deps>[] = [
  route(watchBook, async ({ book, caller, request, reply }, deps) => {
    const { db, hub } = deps
    const owns = caller?.uid === book.uid
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // a proxy that gathers answers would keep them back
      'x-accel-buffering': 'no',
    })
    const send = (event: BookEvent) => raw.write(written(event))
    // the head goes out at once, though nothing may happen for a while
    raw.write(': \n\n')
    // listening begins before the present state is read, so that nothing falls between
    const hear = (event: BookEvent) => {
      if (raw.writableEnded) return
      if (owns) send(event)
      else if (event.event !== 'progress') ifStillAllowed(() => send(event))
    }
    // whoever may have missed something comes again, and reads what is there now
    const stop = hub.subscribe(bookEvents, book.bid, hear, () => raw.end())
    const forget = caller && hub.subscribe(sessionClosed, caller.tokenHash, () => raw.end())
    const erased = hub.subscribe(bookErased, book.bid, () => raw.end())
    streams.inc()
    const beat = setInterval(() => ifStillAllowed(() => raw.write(': \n\n')), beatMs)
    request.raw.once('close', () => {
      stop()
      forget?.()
      erased()
      streams.dec()
      clearInterval(beat)
    })
    // a link may end, and a token be given back, while somebody watches
    async function ifStillAllowed(write: () => unknown) {
      try {
        const now = await authenticate(request, deps)
        const allowed = isRefused(now)
          ? now
          : await authorize(bookPolicy, 'read', { bid: book.bid }, { caller: now, request, deps })
        if (raw.writableEnded) return
        if (isRefused(allowed)) raw.end()
        else write()
      } catch (error) {
        // whoever watched comes again
        request.log.warn({ err: error }, 'a watcher could not be looked up')
        raw.end()
      }
    }
    const end = (error: unknown) => {
      if (whyUnavailable(error) === undefined)
        request.log.error({ err: error }, 'a watcher could not be told the present state')
      // whoever watched comes again
      raw.end()
      return []
    }
    const rows = owns ? await listProgress(db, book.bid).catch(end) : []
    for (const row of rows) send({ event: 'progress', data: presentProgress(row) })
    return { event: 'set' as const, data: { months: [], totalPage: book.totalPage } }
  }),
]

function written(event: BookEvent): string {
  const { data } = Object(toWire(watchBook.answer, event))
  return `event: ${event.event}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Proxies close connections that are silent for a minute. */
const beatMs = 20_000
