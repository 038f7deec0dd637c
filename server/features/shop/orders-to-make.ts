import type { PostalAddress } from '#contract/addresses'
import { addressLines, fullName, phoneText } from '#domain/addresses/address-lines'
import { type Language, languages } from '#domain/catalogue/languages'
import { invariant } from '#domain/invariant'
import { money } from '#domain/money/money'
import type { Sql } from '../../kernel/db/connect.ts'
import type { OrderSource } from './order-source.ts'
import type { OrderLineRow, OrderRow } from './orders/schema.ts'
import { shippedFrom } from './orders/shipped-from.ts'
import { listLines, readOrder } from './orders/store.ts'

/** What comes after payment, told from the orders as they are kept. */
export const ordersToMake: OrderSource = {
  async listLines(tx, oid) {
    return (await listLines(tx, [oid])).map(({ seq, bid, binding }) => ({ seq, bid, binding }))
  },
  currencyOf: async (tx, oid) => (await findOrder(tx, oid)).currency,
  async readMailed(oid, { db }) {
    const [order, lines] = await Promise.all([findOrder(db, oid), listLines(db, [oid])])
    const { number, language, email, uid, createdAt, deliveryDays, address } = order
    const inCurrency = (minor: number) => money(minor, order.currency)
    return {
      oid,
      number,
      language,
      email,
      placedAt: createdAt,
      timeZone: timeZones[order.region] ?? 'UTC',
      lines: lines.map(line => mailedLine(line, order)),
      subtotal: inCurrency(order.subtotalMinor),
      discount: inCurrency(order.discountMinor),
      shipping: inCurrency(order.shippingMinor),
      surcharge: inCurrency(order.surchargeMinor),
      tax: inCurrency(order.taxMinor),
      total: inCurrency(order.totalMinor),
      address: address ? labelLines(address, language) : [],
      deliveryDays,
      shippedFrom: shippedFrom(order, lines),
      hasAccount: uid !== null,
    }
  },
  async readToPrint(oid, { db }) {
    const [order, lines] = await Promise.all([findOrder(db, oid), listLines(db, [oid])])
    const { number, shippingWay, address, note, state } = order
    invariant(address, 'what is printed is sent to an address')
    return {
      number,
      note,
      isRefunded: state === 'refunded',
      shipping: shippingWay === 'express' ? 'express' : 'standard',
      address: {
        name: fullName(address),
        phone: phoneText(address),
        email: address.email,
        line1: address.line1,
        line2: address.line2,
        city: address.city,
        state: address.state,
        postalCode: address.postalCode,
        country: address.country,
        ...(address.customs && { customs: address.customs }),
      },
      lines: new Map(lines.map(({ seq, title, typeset, quantity }) => [seq, { title, typeset, quantity }])),
    }
  },
}

async function findOrder(db: Sql, oid: string): Promise<OrderRow> {
  const order = await readOrder(db, oid)
  invariant(order, 'an order that was placed stays')
  return order
}

function mailedLine(line: OrderLineRow, { currency }: Pick<OrderRow, 'currency'>) {
  const { title, author, binding, quantity, pages, billedPages, volumes, subtotalMinor } = line
  const total = money(subtotalMinor, currency)
  return { title, author, binding, quantity, pages, billedPages, volumes, total }
}

/** As a label has them. */
function labelLines(address: PostalAddress, language: Language): string[] {
  const names = new Intl.DisplayNames(languages[language].formats, { type: 'region' })
  const country = names.of(address.country) ?? address.country
  return [fullName(address), ...addressLines(address, country, language !== 'en')]
}

/** In which the dates of mails are counted: that of most people of the region, where it is said. */
const timeZones: Partial<Record<OrderRow['region'], string>> = {
  TW: 'Asia/Taipei',
  HK: 'Asia/Hong_Kong',
  MO: 'Asia/Macau',
  SG: 'Asia/Singapore',
  MY: 'Asia/Kuala_Lumpur',
  AU: 'Australia/Sydney',
  US: 'America/New_York',
  CA: 'America/Toronto',
}
