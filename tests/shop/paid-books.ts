import { createHash } from 'node:crypto'
import type { Item } from '#domain/books/item'
import { startEngine } from '#press/products/engine'
import { startMailCatcher } from '#sandbox/mail/mail-catcher'
import { smtpMailer } from '#server/adapters/mail/smtp-mailer'
import type { Deps } from '#server/deps'
import type { BookRow } from '#server/features/library/books/schema'
import { lockBook, updateBook } from '#server/features/library/books/store'
import { deriveColumns } from '#server/features/library/content/derive-columns'
import { items } from '#server/features/library/content/schema'
import { putFile } from '#server/features/library/files/put-file'
import { listCoversOf } from '#server/features/library/images/store'
import { listTypesetMonths } from '#server/features/pages/typesetting/store'
import { typesetBookMonths } from '#server/features/pages/typesetting/typeset-book-months'
import { afterPayment } from '#server/features/shop/after-payment'
import type { OrderSource } from '#server/features/shop/order-source'
import { insertOrder, readOrder, setOrderState } from '#server/features/shop/orders/store'
import { ordersToMake } from '#server/features/shop/orders-to-make'
import { orderPaid, orderPlaced, type PlacedLine } from '#server/features/shop/topics'
import type { Sql } from '#server/kernel/db/connect'
import { eventsOf } from '#server/kernel/events/reactions'
import { importFixture } from '../imports/import-fixture.ts'
import { photo } from '../imports/small-zip.ts'
import { buildAddress } from './build-address.ts'
import { buildOrder } from './build-order.ts'

type Line = Awaited<ReturnType<OrderSource['listLines']>>[number]

/** Orders as they are kept, a mail server, and the jobs of what comes after payment, done when the test says so. */
export async function paidBooks() {
  const started = startEngine({ workers: 1 })
  let monthsSet = 0
  const engine: typeof started = {
    ...started,
    run(job, input, ...rest) {
      if (job === 'month') monthsSet += 1
      return started.run(job, input, ...rest)
    },
  }
  const fixture = await importFixture(engine)
  const catcher = await startMailCatcher()
  const { layer, queued, deps } = afterPaymentOf(fixture.deps, catcher.port)
  return {
    ...fixture,
    deps,
    catcher,
    layer,
    /** How often the press was asked to set a month. */
    monthsSet: () => monthsSet,
    /** A book of a few days, its pages set; one from before gift books where it is to have the usual ones. */
    async bookOfDays({ gift = true } = {}): Promise<BookRow> {
      const book = { ...(await fixture.newBook()), gift }
      await updateBook(deps.db, book.bid, { gift })
      const { sha256 } = await putFile(deps, { bid: book.bid }, await photo(1, 900, 600))
      for (const [day, text] of [
        '海邊的早晨。',
        '一整天都在下雨。',
        '搬到新家了！',
        '六月的第一天。',
      ].entries())
        await deps.db.insert(items).values(itemOf(book, day, text, day === 0 ? sha256 : undefined))
      await typesetBookMonths(deps, book, undefined)
      return book
    },
    async place(oid: string, lines: Line[]) {
      const { order, lines: rows } = orderOf(oid, lines)
      await deps.db.transaction(async tx => {
        if (!(await readOrder(tx, oid))) await insertOrder(tx, order, rows)
        await deps.events.emit(tx, orderPlaced, { oid, lines: await placedLines(tx, lines) })
      })
    },
    pay: (oid: string) =>
      deps.db.transaction(async tx => {
        await setOrderState(tx, oid, 'paid', deps.now())
        await deps.events.emit(tx, orderPaid, { oid })
      }),
    /** Does what waits, and what that leaves. Work that `once` breaks off is done again without it. */
    async work(once: Partial<Deps> = {}) {
      for (let next = queued.shift(); next; next = queued.shift()) {
        const { name, payload } = next
        const job = layer.jobs.find(job => job.name === name)
        await job?.run(job.payload.parse(payload), { ...deps, ...once }).catch(error => {
          if (error !== brokenOff) throw error
          return job.run(job.payload.parse(payload), deps)
        })
      }
    },
    async end() {
      await deps.mailer?.close()
      await catcher.close()
      await fixture.close()
      await started.close()
    },
  }
}

/** The jobs of what comes after payment, and what they work with; those that are asked for are noted. */
export function afterPaymentOf(before: Deps, smtpPort: number) {
  const queued: { name: string; payload: unknown }[] = []
  const layer = afterPayment(ordersToMake)
  const mail = { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, from: 'books@daybound.example' }
  const deps: Deps = {
    ...before,
    mailer: smtpMailer(mail, 'Daybound'),
    jobs: {
      async enqueue(_tx, { name }, payload) {
        queued.push({ name, payload })
      },
      giveUp: async () => undefined,
      forget: async () => undefined,
      close: async () => undefined,
    },
    events: eventsOf(layer.reactions, () => deps),
  }
  return { layer, queued, deps }
}

/** With their books, which are locked, as who places an order has looked at them. */
function placedLines(tx: Sql, lines: readonly Line[]): Promise<PlacedLine[]> {
  return Promise.all(
    lines.map(async ({ seq, bid, binding }) => {
      const book = await lockBook(tx, bid)
      if (!book) throw new Error('the book is there')
      const months = await listTypesetMonths(tx, book)
      return { seq, binding, book, months, covers: await listCoversOf(tx, [bid]) }
    }),
  )
}

/** As if the process were gone here. */
export const brokenOff = new Error('broken off')

/** An order of these lines, as the tables have it. */
function orderOf(oid: string, lines: readonly Line[]) {
  const { order, line } = buildOrder({ oid, uid: '', bid: '' })
  const isPrinted = lines.some(({ binding }) => binding !== 'pdf')
  return {
    order: {
      ...order,
      uid: null,
      number: `N-${oid}`,
      email: `${oid}@example.com`,
      address: isPrinted ? { ...buildAddress(), customs: null } : null,
      shippingWay: isPrinted ? ('standard' as const) : ('email' as const),
    },
    lines: lines.map(wanted => ({ ...line, title: '小島', quantity: 2, ...wanted })),
  }
}

function itemOf({ bid, timeZone }: BookRow, day: number, text: string, sha256: string | undefined) {
  const id = createHash('sha256').update(`${bid} ${day}`).digest('hex').slice(0, 22)
  const origin = { archive: 'facebook-secret-name.zip', path: 'posts/1.json' }
  const original: Item = {
    id,
    source: 'facebook',
    kind: 'post',
    // the last in another month: sparse months run on
    time: Date.UTC(2026, day < 3 ? 4 : 5, day + 1) / 1000,
    text,
    people: [],
    links: [],
    media:
      sha256 === undefined
        ? []
        : [{ kind: 'photo', uri: 'photos/1.jpg', picture: { sha256, width: 900, height: 600 }, origin }],
    origin,
  }
  return {
    bid,
    itemId: id,
    type: 'facebook' as const,
    original,
    edits: {},
    updatedAt: new Date(),
    ...deriveColumns(original, {}, timeZone),
  }
}
