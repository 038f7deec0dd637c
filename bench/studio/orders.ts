import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createAddress } from '#contract/addresses'
import { checkOrder, placeOrder } from '#contract/orders'
import { createBook } from '#contract/shelf'
import { toWire } from '#contract/wire'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { connect } from '#server/kernel/db/connect'
import { findPostgres } from '#server/kernel/db/embedded/start-postgres'
import { buildAddress } from '../../tests/shop/build-address.ts'
import { percentile } from '../median.ts'
import { atLeast, atMost, figure, noTarget, type Table } from '../table.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import { type Buyer, copyBuyer } from './copy-buyer.ts'
import { importArchive } from './import-archive.ts'
import { watchParts } from './mixed-processor.ts'
import { playStripe } from './play-stripe.ts'
import { type Load, type SentRequest, sendAtRandom } from './send-at-random.ts'
import { type Service, startService } from './start-service.ts'
import { addressOf, type Visitor, visit, visitWith } from './visitor.ts'

const perSecond = Number(process.env.ORDERS_A_SECOND ?? 300)
const seconds = Number(process.env.ORDERS_SECONDS ?? 10)
const connections = 50
/** As many as come in this time are placed before, and not counted. */
const warmSeconds = 3
/** Of the book that each person has. */
const scale = { posts: 60, photos: 20 }

/** People who each order a book of their own, by card, as fast as they come. */
export async function benchOrders(): Promise<Table[]> {
  return inTemporaryFolder(async folder => {
    const stripe = await playStripe()
    const service = await startService(folder, {
      ...stripe.settings,
      TRUSTED_PROXIES: 'loopback',
      // the machine is the service's own
      WORKER_PRIORITY: 'idle',
    })
    try {
      const { requests, pages } = await preparedOrders(service.origin, folder)
      const warm = perSecond * warmSeconds
      // slower: programs are compiled, and connections opened
      await sendAtRandom(service.origin, requests.slice(0, warm), {
        perSecond: perSecond / warmSeconds,
        seconds: warmSeconds * warmSeconds,
        connections,
      })
      const load = { perSecond, seconds, connections }
      const orders = requests.slice(warm)
      return [
        await placed(service, orders, load, {
          title: `${perSecond} orders a second`,
          of: `of another person, for a book of ${pages} pages that nobody ordered before: priced, written, frozen with all that it prints, and begun at Stripe`,
        }),
        await placed(service, orders.map(pressedAgain), load, {
          title: `${perSecond} orders a second of books that were ordered before`,
          of: 'of another person, for the same books again: what they print is kept already',
        }),
      ]
    } finally {
      await service.stop()
      await stripe.stop()
    }
  })
}

async function placed(
  { origin }: Pick<Service, 'origin'>,
  orders: readonly SentRequest[],
  load: Load,
  { title, of }: { title: string; of: string },
): Promise<Table> {
  const parts = watchParts()
  const sent = await sendAtRandom(origin, orders, load)
  const cores = parts()
  const { milliseconds } = sent
  const rate = milliseconds.length / sent.seconds
  const p99 = percentile(milliseconds, 99)
  return {
    title,
    columns: ['', 'measured', 'target', ''],
    rows: [
      ['orders', String(milliseconds.length), ...noTarget],
      ['answers a second', figure(rate), ...atLeast(rate, perSecond * 0.98, '')],
      ['p50, ms', figure(percentile(milliseconds, 50)), ...noTarget],
      ['p99, ms', figure(p99), ...atMost(p99, 150, 'ms')],
      ['answered with 500 or more, or not', String(sent.broken), ...atMost(sent.broken, 0, '')],
      ['refused', String(sent.failed - sent.broken), ...atMost(sent.failed - sent.broken, 0, '')],
      ...[...cores].map(([part, used]) => [`${part}, cores`, figure(used), ...noTarget]),
    ],
    notes: [
      `At random moments over ${load.connections} connections for ${load.seconds} s, each ${of}. Latencies count from when an order was due.`,
      'Stripe is played by a process of its own. It, client, API, worker and PostgreSQL share the cores of the machine; the worker, at `WORKER_PRIORITY=idle`, writes snapshots and mails once a second meanwhile, and the others after it.',
      ...[...sent.failures].map(([what, count]) => `Failed ${count} times: ${what}`),
    ],
  }
}

const pressedAgain = (order: SentRequest): SentRequest => ({
  ...order,
  headers: { ...order.headers, 'idempotency-key': randomUUID() },
})

async function preparedOrders(origin: string, folder: string) {
  const zip = join(folder, 'facebook-orders.zip')
  await writeDemoLife({ target: { zip }, scale, photos: 'small' })
  const first = await visit(origin, 'empty')
  const { bid } = await first.ask(createBook, { body: {} })
  const { pages } = await importArchive(first, bid, zip)
  const { addressId } = await first.ask(createAddress, { body: buildAddress() })
  const url = await findPostgres({ folder: join(folder, 'data', 'postgres') })
  if (url === undefined) throw new Error('the service has no PostgreSQL')
  const connection = connect(url, error => console.error(error))
  const most = perSecond * (seconds + warmSeconds)
  const buyers = await copyBuyer(connection.db, { uid: first.uid, bid, addressId }, most)
  await connection.close()
  const requests: SentRequest[] = []
  for (let at = 0; at < buyers.length; at += atOnce)
    requests.push(
      ...(await Promise.all(buyers.slice(at, at + atOnce).map((buyer, i) => orderOf(origin, buyer, at + i)))),
    )
  return { requests, pages }
}

/** Checks of orders at once. */
const atOnce = 8

async function orderOf(origin: string, { token, bid, addressId }: Buyer, n: number): Promise<SentRequest> {
  // checks are limited by address: people have addresses of their own
  const from = { 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` }
  const visitor: Pick<Visitor, 'ask'> = visitWith(origin, token)
  const wanted = {
    lines: [{ bid, binding: 'paperback' as const, quantity: 1 }],
    region: 'TW' as const,
    shipping: 'standard' as const,
    addressId,
  }
  const { version, total } = await visitor.ask(checkOrder, { body: wanted, headers: from })
  const body = { ...wanted, email: 'yijun@example.com', method: 'card', version, total }
  return {
    path: addressOf(origin, placeOrder).slice(origin.length),
    method: 'POST',
    headers: {
      ...from,
      authorization: `Token ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(toWire(placeOrder.body, body)),
  }
}
