import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { createAddress } from '#contract/addresses'
import { checkOrder, placeOrder, readPrintbook } from '#contract/orders'
import { createBook } from '#contract/shelf'
import { stripeSandbox } from '#sandbox/stripe/sandbox-keys'
import { buildAddress } from '../../tests/shop/build-address.ts'
import { median } from '../median.ts'
import { atMost, figure, noTarget, type Table } from '../table.ts'
import { writeBookArchive } from './book-archive.ts'
import { importArchive } from './import-archive.ts'
import { withService } from './start-service.ts'
import { type Visitor, visit } from './visitor.ts'

const runs = 3
const patienceMs = 300_000

/** From the moment that a card is charged until the printer's files of the book are there, checked. */
export async function benchPrintFiles(): Promise<Table[]> {
  return withService(async (service, folder) => {
    const zip = await writeBookArchive(folder)
    const buyer = await visit(service.origin, 'empty')
    const { addressId } = await buyer.ask(createAddress, { body: buildAddress() })
    const seconds: number[] = []
    let pages = 0
    for (let run = 0; run < runs; run += 1) {
      const { bid } = await buyer.ask(createBook, { body: { typeset: 'a5-1' } })
      pages = (await importArchive(buyer, bid, zip)).pages
      const { oid, clientSecret } = await order(buyer, bid, addressId)
      await pay(service.origin, clientSecret)
      const paid = performance.now()
      await untilMade(buyer, oid)
      seconds.push((performance.now() - paid) / 1000)
    }
    const [first = 0, ...later] = seconds
    return [
      {
        title: `Print files of an ordered book of ${pages} pages`,
        columns: ['', 'measured', 'target', ''],
        rows: [
          ['from the charge to files that are ready, s', figure(first), ...atMost(first, 15, 's')],
          ['where its photos were made ready for print before, s', figure(median(later)), ...noTarget],
        ],
        notes: [
          'Stripe’s event, the snapshot, photos, inner pages and cover in print quality, and preflight; A5 in one column, as a paperback.',
          `Before: median of ${later.length} orders of other books with the same content, as after a PDF was downloaded. Stripe is played by the sandbox of the same service.`,
        ],
      },
    ]
  })
}

async function order(
  buyer: Visitor,
  bid: string,
  addressId: string,
): Promise<{ oid: string; clientSecret: string }> {
  const wanted = {
    lines: [{ bid, binding: 'paperback' as const, quantity: 1 }],
    region: 'TW' as const,
    shipping: 'standard' as const,
    addressId,
  }
  const { version, total } = await buyer.ask(checkOrder, { body: wanted })
  const { order, payment } = await buyer.ask(placeOrder, {
    body: { ...wanted, email: 'yijun@example.com', method: 'card', version, total },
    headers: { 'idempotency-key': randomUUID() },
  })
  if (payment.clientSecret === undefined) throw new Error(`the payment was not begun: ${payment.reason}`)
  return { oid: order.oid, clientSecret: payment.clientSecret }
}

/** As the card fields do in a browser. */
async function pay(origin: string, clientSecret: string): Promise<void> {
  const [intent] = clientSecret.split('_secret_')
  const { statusCode, body } = await request(
    `${origin}/sandbox/stripe/v1/payment_intents/${intent}/confirm`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        key: stripeSandbox.publishableKey,
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '34',
        'payment_method_data[card][cvc]': '123',
      }).toString(),
    },
  )
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`the card was answered with ${statusCode} ${text.slice(0, 300)}`)
}

async function untilMade(buyer: Visitor, oid: string): Promise<void> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const { state } = await buyer.ask(readPrintbook, { params: { oid } })
    if (state === 'ready') return
    if (state === 'failed') throw new Error('the print files failed, or preflight objects to them')
    await pause(lookEveryMs)
  }
  throw new Error('the print files were not ready in time')
}

const lookEveryMs = 50
