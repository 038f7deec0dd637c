import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, like, sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/features/account/users/schema'
import { eraseBook } from '#server/features/library/books/erase-book'
import { books } from '#server/features/library/books/schema'
import { items } from '#server/features/library/content/schema'
import { fileRemovals, fileUses } from '#server/features/library/files/schema'
import { sweepFiles } from '#server/features/library/files/sweep-files'
import { bookSnapshots, frozenBooks } from '#server/features/shop/freezing/schema'
import { mails } from '#server/features/shop/mails/schema'
import { orders } from '#server/features/shop/orders/schema'
import { readOrder, setOrderState } from '#server/features/shop/orders/store'
import { printFiles, printRuns } from '#server/features/shop/print-files/schema'
import { deleteUnneededSnapshots } from '#server/features/shop/print-files/store'
import { shipments } from '#server/features/shop/printing/schema'
import { reprintOrder, shipOrder } from '#server/features/shop/printing/ship-order'
import { shipmentsOfOrders } from '#server/features/shop/shipments-of-orders'
import { orderExpired, orderRefunded } from '#server/features/shop/topics'
import { brokenOff, paidBooks } from './paid-books.ts'

let world: Awaited<ReturnType<typeof paidBooks>>
beforeAll(async () => {
  world = await paidBooks()
})
afterAll(() => world?.end())

const mailsTo = (oid: string) => world.catcher.mails().filter(mail => mail.to.includes(`${oid}@example.com`))
const subjects = (oid: string) =>
  mailsTo(oid)
    .map(mail => mail.subject)
    .reverse()
const shipmentOf = async (oid: string) =>
  (await world.deps.db.select().from(shipments).where(eq(shipments.oid, oid)))[0]

/** As if a day had passed: notes of what is on its way end, and what nothing needs goes. */
async function passDay(): Promise<void> {
  const { db } = world.deps
  const past = sql`now() - interval '1 second'`
  await db.update(fileUses).set({ until: past }).where(like(fileUses.holder, 'put %'))
  for (let round = 0; round < 2; round += 1) {
    await db.update(fileRemovals).set({ dueAt: past })
    await sweepFiles(world.deps)
  }
}

test('an order gets the pages that it was placed for, though book and account are gone before it is paid', async () => {
  const { deps, folder } = world
  const { db } = deps
  const { bid, uid } = await world.bookOfDays()
  const set = world.monthsSet()
  await world.place('o1', [{ seq: 1, bid, binding: 'hardback' }])
  await db
    .update(items)
    .set({ edits: { text: '改過了' } })
    .where(eq(items.bid, bid))
  await db.transaction(tx => eraseBook(tx, bid, deps))
  await db.delete(users).where(eq(users.uid, uid))
  await passDay()
  await world.work()
  await world.pay('o1')
  await world.work()
  await passDay()
  expect(await shipmentOf('o1')).toMatchObject({
    state: 'handedOver',
    printer: 'manual',
    jobId: 'o1',
    why: null,
  })
  const ticket = JSON.parse(await readFile(join(folder, 'printer', 'o1', 'ticket.json'), 'utf8'))
  expect(ticket).toMatchObject({ number: 'N-o1', books: [{ binding: 'hardback', copies: 2, volumes: 1 }] })
  expect((await readdir(join(folder, 'printer', 'o1'))).sort()).toEqual([
    '1-1-cover.pdf',
    '1-1-inner.pdf',
    'ticket.json',
  ])
  const [run] = await db.select().from(printRuns)
  expect(run).toMatchObject({ state: 'ready', volumes: 1, report: { errors: 0 } })
  expect(ticket.books[0].pages).toBe(run?.pages)
  // the pages that he saw, two months on one of them, whatever the press would set today
  expect(world.monthsSet()).toBe(set)
  expect(subjects('o1')).toEqual(['收到您的訂單 N-o1', '付款完成，開始製作（訂單 N-o1）'])
  expect(ticket.address).toMatchObject({ name: '陳怡君', postalCode: '106', country: 'TW' })
})

test('who ordered sees how far it is, and the files of a book that is made', async () => {
  const { db } = world.deps
  const shown = await shipmentsOfOrders.shipmentsOf(db, ['o1', 'none'])
  expect([...shown]).toEqual([['o1', { state: 'handedOver', trackingNumber: null, trackingUrl: null }]])
  const order = await readOrder(db, 'o1')
  if (!order) throw new Error('the order is there')
  expect(await shipmentsOfOrders.printbookOf(order, world.deps)).toMatchObject({
    state: 'ready',
    done: 100,
    volumes: [
      {
        volume: 1,
        binding: 'hardback',
        cover: expect.stringMatching(/^\/order-file\/[0-9a-f]{64}\//),
        inner: expect.stringMatching(/^\/order-file\/[0-9a-f]{64}\//),
      },
    ],
  })
  expect((await shipmentsOfOrders.printbookOf(order, world.deps)).readings).toEqual([])
  // files that are only looked at before they go have not failed
  const report = { errors: 0, warnings: 1, rules: { 'spine-estimated': 1 }, lost: [], broken: [] }
  const [run] = await db.select().from(printRuns)
  for (const [broken, state] of [
    [[], 'making'],
    [['p1'], 'failed'],
  ] as const) {
    await db.update(printRuns).set({ state: 'objected', report: { ...report, broken: [...broken] } })
    expect(await shipmentsOfOrders.printbookOf(order, world.deps)).toMatchObject({ state })
  }
  await db.update(printRuns).set({ state: 'ready', report: run?.report ?? null })
  const unpaid = { ...order, paidAt: null }
  expect(await shipmentsOfOrders.printbookOf(unpaid, world.deps)).toMatchObject({ state: 'none' })
})

test('the snapshot holds what the book needs and nothing else, and needs nobody', async () => {
  const { db, files } = world.deps
  const [row] = await db.select().from(bookSnapshots)
  expect(row).toMatchObject({ content: null, months: null })
  const text = (await files.read(row?.sha256 ?? ''))?.toString() ?? ''
  expect(text).toContain('海邊的早晨')
  expect(text).not.toContain('改過了')
  expect(text).not.toContain('secret-name')
  for (const sha256 of row?.files ?? []) expect(await files.has(sha256)).toBe(true)
  // snapshot, cover, photo
  expect(row?.files).toHaveLength(3)
})

test('a reprint is the same bytes under another name; the parcel is told once', async () => {
  const { deps, folder } = world
  expect(await deps.db.transaction(tx => reprintOrder(tx, 'o1', deps))).toBe(true)
  await world.work()
  const bytesOf = (id: string) => readFile(join(folder, 'printer', id, '1-1-inner.pdf'))
  expect((await bytesOf('o1-1')).equals(await bytesOf('o1'))).toBe(true)
  const ship = () => deps.db.transaction(tx => shipOrder(tx, 'o1', { number: 'RR 123' }, deps))
  expect([await ship(), await ship()]).toEqual([true, false])
  await world.work()
  expect(await shipmentOf('o1')).toMatchObject({ state: 'shipped', trackingNumber: 'RR 123' })
  expect(subjects('o1').slice(2)).toEqual(['您的書寄出了（訂單 N-o1）'])
  const [shipped] = world.catcher.mails()
  expect(shipped?.text).toContain('RR 123')
  // the cover comes along
  expect(shipped?.html).toContain('src="data:image/jpeg;base64,')
})

test('a PDF is made and sent as links that anybody with the mail can open, until they end', async () => {
  const { deps } = world
  const { bid } = await world.bookOfDays()
  const app = fastify()
  await world.layer.mount(app, deps)
  await world.place('o2', [{ seq: 1, bid, binding: 'pdf' }])
  await world.pay('o2')
  await world.work()
  expect(await shipmentOf('o2')).toMatchObject({ state: 'sent' })
  expect(subjects('o2')).toEqual([
    '收到您的訂單 N-o2',
    '付款完成，開始製作（訂單 N-o2）',
    '您的 PDF 完成了（訂單 N-o2）',
  ])
  const [mail] = world.catcher.mails()
  const links = mail?.text.match(/\/order-file\/\S+/g) ?? []
  expect(links).toHaveLength(3)
  for (const url of links) {
    const { statusCode, rawPayload } = await app.inject({ url })
    expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect((await app.inject({ url: url.replace('order=o2', 'order=o1') })).statusCode).toBe(404)
  }
  // a mail may be lost, and its links end: the order has new ones of the same files
  const order = await readOrder(deps.db, 'o2')
  if (!order) throw new Error('the order is there')
  const { volumes, readings } = await shipmentsOfOrders.printbookOf(order, deps)
  const again = [
    ...volumes.flatMap(({ cover, inner }) => [cover, inner]),
    ...readings.map(({ href }) => href),
  ]
  const fileOf = (url: string | null) => url?.match(/[0-9a-f]{64}/)?.[0]
  expect(again.map(fileOf).sort()).toEqual(links.map(fileOf).sort())
  for (const { href } of readings) expect((await app.inject({ url: href ?? '' })).statusCode).toBe(200)
  await app.close()
  // the book is final: who goes on makes a copy
  const [book] = await deps.db.select().from(books).where(eq(books.bid, bid))
  expect(book?.finalized).toBe(true)
})

test('everything may come twice: one shipment, one mail, one set of files', async () => {
  const { db } = world.deps
  const { bid } = await world.bookOfDays()
  const lines = [
    { seq: 1, bid, binding: 'paperback' as const },
    { seq: 2, bid, binding: 'paperback' as const },
  ]
  await world.place('o3', lines)
  await world.place('o3', lines)
  await world.pay('o3')
  await world.pay('o3')
  await world.work()
  const frozen = await db.select().from(frozenBooks).where(eq(frozenBooks.oid, 'o3'))
  expect(new Set(frozen.map(({ snapshotKey }) => snapshotKey)).size).toBe(1)
  const runs = await db
    .select()
    .from(printRuns)
    .where(eq(printRuns.snapshotKey, frozen[0]?.snapshotKey ?? ''))
  expect(runs).toHaveLength(1)
  expect(
    await db
      .select()
      .from(printFiles)
      .where(eq(printFiles.runId, runs[0]?.runId ?? '')),
  ).toHaveLength(2)
  expect(await db.select().from(mails).where(eq(mails.oid, 'o3'))).toHaveLength(2)
  expect(subjects('o3')).toHaveLength(2)
  for (const { times } of mailsTo('o3')) expect(times).toBe(1)
})

test('what was paid back before it is printed is not printed', async () => {
  const { deps } = world
  const { bid } = await world.bookOfDays()
  await world.place('o5', [{ seq: 1, bid, binding: 'paperback' }])
  await world.pay('o5')
  await deps.db.transaction(async tx => {
    await setOrderState(tx, 'o5', 'refunded', deps.now())
    await deps.events.emit(tx, orderRefunded, { oid: 'o5', refund: 'r1', amountMinor: 690 })
  })
  await world.work()
  expect(await shipmentOf('o5')).toMatchObject({ state: 'making', why: 'refunded', jobId: null })
  expect(subjects('o5')).toContain('已為您退款（訂單 N-o5）')
  expect(mailsTo('o5').some(({ text }) => text.includes('NT$690'))).toBe(true)
})

test('of an order that nobody paid nothing is kept, unless another order has the same book', async () => {
  const { deps } = world
  const { db, files } = deps
  const { bid } = await world.bookOfDays()
  const lines = [{ seq: 1, bid, binding: 'pdf' as const }]
  await world.place('o6', lines)
  await world.place('o7', lines)
  await world.work()
  const [frozen] = await db.select().from(frozenBooks).where(eq(frozenBooks.oid, 'o6'))
  const find = async () =>
    (
      await db
        .select()
        .from(bookSnapshots)
        .where(eq(bookSnapshots.snapshotKey, frozen?.snapshotKey ?? ''))
    )[0]
  const sha256 = (await find())?.sha256 ?? ''
  const expire = (oid: string) => db.transaction(tx => deps.events.emit(tx, orderExpired, { oid }))
  await expire('o6')
  await deleteUnneededSnapshots(db)
  expect(await find()).toBeDefined()
  await expire('o7')
  await deleteUnneededSnapshots(db)
  expect(await find()).toBeUndefined()
  await passDay()
  expect(await files.has(sha256)).toBe(false)
})

test('after the years of the law nothing is kept of the books of who is gone', async () => {
  const { db } = world.deps
  const kept = async () => (await db.select().from(frozenBooks)).map(({ oid }) => oid)
  expect(await kept()).toContain('o1')
  await db.update(orders).set({ email: '' }).where(eq(orders.oid, 'o1'))
  await deleteUnneededSnapshots(db)
  expect(await kept()).not.toContain('o1')
  expect(await kept()).toContain('o2')
})

test('work that is broken off after its effect is done again, and nobody gets anything else', async () => {
  const { deps, folder } = world
  const { bid } = await world.bookOfDays()
  await world.place('o4', [{ seq: 1, bid, binding: 'paperback' }])
  await world.pay('o4')
  const { mailer, printer, events } = deps
  if (!mailer) throw new Error('mail is set')
  const broken = new Set<string>()
  const breakOff = (what: string) => {
    if (broken.has(what)) return
    broken.add(what)
    throw brokenOff
  }
  await world.work({
    mailer: {
      ...mailer,
      async send(mail) {
        await mailer.send(mail)
        throw brokenOff
      },
    },
    printer: {
      ...printer,
      async handOver(order) {
        await printer.handOver(order)
        throw brokenOff
      },
    },
    events: {
      async emit(tx, topic, payload) {
        await events.emit(tx, topic, payload)
        breakOff(topic.name)
      },
    },
  })
  expect([...broken]).toEqual(['print.ended'])
  expect(await shipmentOf('o4')).toMatchObject({ state: 'handedOver', jobId: 'o4' })
  expect((await readdir(join(folder, 'printer'))).filter(name => name.includes('o4'))).toEqual(['o4'])
  // mailboxes know the second by its Message-ID
  expect(mailsTo('o4').map(({ times }) => times)).toEqual([2, 2])
  expect(await deps.db.select().from(mails).where(eq(mails.oid, 'o4'))).toMatchObject([
    { state: 'sent' },
    { state: 'sent' },
  ])
})
