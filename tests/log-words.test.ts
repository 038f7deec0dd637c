import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { createAddress } from '#contract/addresses'
import { idempotencyHeader } from '#contract/call'
import { checkOrder, placeOrder } from '#contract/orders'
import { createBook, deleteBook } from '#contract/shelf'
import { deleteUser } from '#contract/users'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { payByCard } from '#sandbox/stripe/visit-stripe'
import { handOverQueue } from '#server/features/shop/printing/hand-over-queue'
import { openLog } from '#server/kernel/log/open-log'
import { bringIn, download, edit, itemsOf, newBook, write } from './kill/book-steps.ts'
import { buildAddress } from './shop/build-address.ts'
import { type Span, startCollector } from './span-collector.ts'
import { type Studio, startStudio } from './studio.ts'

// Takes long: a life is brought in, edited, set as PDF, printed and deleted, with all that the service logs and traces of it.

const late = { timeout: 120_000, interval: 100 }

test('no line of the log and no span has words of a life while it is imported, edited, printed and deleted', async () => {
  const lines: string[] = []
  const log = openLog('trace', { write: line => void lines.push(line) })
  const loggedWords = () =>
    lines.map(line => JSON.parse(line)).map(({ msg, security }) => security?.kind ?? msg)
  const collector = await startCollector()
  onTestFinished(collector.close)
  const studio = await startStudio({
    log,
    environment: { ACCOUNT_DELETION_DAYS: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
  })
  let isClosed = false
  const close = async () => {
    if (!isClosed) await studio.close()
    isClosed = true
  }
  onTestFinished(close)
  const folder = await mkdtemp(join(tmpdir(), 'daybound-words-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const zip = join(folder, 'life.zip')
  await writeDemoLife({ target: { zip }, photos: 'small', scale: { posts: 30, photos: 6 } })

  const { token, uid } = await studio.logIn('empty')
  const caller = { origin: studio.origin, token, onCall: () => undefined }
  const book = await newBook(caller)
  await bringIn(caller, book, zip)
  const imported = await itemsOf(caller, book, {})
  await edit(caller, book)
  await write(caller, book)
  const edited = await itemsOf(caller, book, {})
  await download(caller, book, async href =>
    Buffer.from(await (await request(studio.origin + href)).body.arrayBuffer()),
  )
  await buy(studio, token, book.bid)
  // its files are made and handed to the printer
  const begun = () => lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'a job begins')
  await expect.poll(() => begun().map(({ job }) => job), late).toContain(handOverQueue.name)
  await studio.call(createBook, { token, body: { title: '留下的一本' } })
  expect((await studio.call(deleteBook, { token, params: { bid: book.bid } })).status).toBe(200)
  expect((await studio.call(deleteUser, { token, params: { uid } })).status).toBe(200)
  await expect.poll(loggedWords, late).toContain('account-deleted')

  for (const kind of [
    'login',
    'an import was asked for',
    'an import ended',
    'an order was placed',
    'an order was paid',
    'book-deleted',
    'request',
  ])
    expect(loggedWords()).toContain(kind)
  const words = wordsOf([...imported, ...edited].map(item => item.content))
  expect(words.length).toBeGreaterThan(20)
  const { phone, email, line1 } = buildAddress()
  const others = [
    '怡君',
    '留下的一本',
    '手寫的第',
    '改過的第',
    '請小心',
    phone,
    email,
    line1,
    token,
    'life.zip',
  ]
  const text = lines.join('')
  expect([...words, ...others].filter(known => text.includes(known))).toEqual([])
  // sends what was not sent
  await close()
  const spans = collector.spans()
  expect([...words, ...others, uid, book.bid].filter(known => JSON.stringify(spans).includes(known))).toEqual(
    [],
  )
  checkImport(spans)
  // by ids, who may look things up finds them
  expect(text).toContain(uid)
})

/** One trace goes from the call that asked for the import through the queue into what the worker did for it. */
function checkImport(spans: readonly Span[]): void {
  const job = spans.find(({ name }) => name === 'job import')
  const callSpan = spans.find(({ id }) => id === job?.parent)
  expect(callSpan).toMatchObject({ kind: 'server', service: 'daybound-api', trace: job?.trace, links: [] })
  expect(job).toMatchObject({ kind: 'consumer', service: 'daybound-worker', links: [callSpan?.id] })
  expect(callSpan?.name).toMatch(/^(POST|PATCH|PUT) \/api\/0\.1\//)
  expect(job?.attributes['request.id']).toBe(callSpan?.attributes['request.id'])
  const below = (above: Span | undefined, pattern: RegExp) =>
    spans.filter(
      ({ parent, trace, name }) => parent === above?.id && trace === above?.trace && pattern.test(name),
    )
  expect(below(callSpan, /^(select|insert|update) [a-z_.]+$/).length).toBeGreaterThan(0)
  const within = spans.filter(({ trace }) => trace === job?.trace).map(({ name }) => name)
  for (const part of ['insert items', 'store put files', 'child archives read'])
    expect(within.filter(name => name.startsWith(part)).length, part).toBeGreaterThan(0)
}

/** Orders a printed book and pays it; its files are made then. */
async function buy(studio: Studio, token: string, bid: string): Promise<void> {
  const made = await studio.call(createAddress, { token, body: buildAddress() })
  const wanted = {
    lines: [{ bid, binding: 'paperback', quantity: 1 }],
    region: 'TW',
    shipping: 'standard',
    addressId: made.body.data.address_id,
    coupons: [],
    note: '請小心包裝',
  }
  const check = async () => (await studio.call(checkOrder, { token, body: wanted })).body.data
  // pages are counted after the last change
  await expect.poll(check, late).toBeDefined()
  const { version, total } = await check()
  const { body } = await studio.call(placeOrder, {
    token,
    headers: { [idempotencyHeader]: randomUUID() },
    body: { ...wanted, email: 'yijun@example.com', method: 'card', version, total },
  })
  const { payment } = body.data
  await payByCard(`${studio.origin}/sandbox/stripe`, payment.client_secret, '4242424242424242')
}

/** Pieces of what people wrote, so long that they are nowhere by accident. */
function wordsOf(contents: readonly string[]): string[] {
  const pieces = contents.flatMap(content => content.split(/[\s\p{P}]+/u))
  return [...new Set(pieces.filter(piece => [...piece].length >= 4 && /\p{Script=Han}/u.test(piece)))]
}
