import { hash } from 'node:crypto'
import type { RegionCode } from '#domain/catalogue/regions'
import type { OrderLine } from '#domain/prices/order-line'
import type { PriceTable } from '#domain/prices/price-table'
import type { ShippingWay } from '#domain/prices/shipping-price'
import { canMake } from '../../../adapters/printers/can-make.ts'
import type { Printer } from '../../../adapters/printers/printer.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { listCoversOf, type PictureRow } from '../../library/images/store.ts'
import { countByBinding } from '../../pages/typesetting/count-by-binding.ts'
import { listMonthsOfBooks, listUntypesetBooks, type TypesetMonthRow } from '../../pages/typesetting/store.ts'
import type { AddressRow } from '../addresses/schema.ts'
import { findAddress } from '../addresses/store.ts'
import { joined } from '../basket/basket.ts'
import type { BasketLine } from '../basket/schema.ts'
import { orderLineOf } from '../prices/order-line-of.ts'
import { readPriceTable } from '../prices/store.ts'
import type { OrderedBook } from '../topics.ts'
import { listOwnBooks, lockOwnBooks } from './store.ts'

/** What a person wants to order: ids and numbers alone, no price. */
export interface WantedOrder {
  lines: readonly BasketLine[]
  region: RegionCode
  shipping: ShippingWay
  addressId: string | null
}

/** All that the price of an order depends on, coupons aside. */
export interface GatheredOrder {
  /** The books of the lines, by their bid. */
  books: ReadonlyMap<string, OrderedBook>
  /** The months of each, by its bid, as they were counted. */
  months: ReadonlyMap<string, readonly TypesetMonthRow[]>
  /** The pictures of their covers, where they are ordered. */
  covers: readonly PictureRow[]
  lines: readonly OrderLine[]
  prices: PriceTable
  address: AddressRow | undefined
  /** Says which content and pages were counted. */
  version: string
}

/**
 * Looks at what is to be ordered as it is now. Books are the person's own, are set, and are of a kind that is sold, on paper that the
 * printer has; the address is the person's, and lies where the prices hold. `lock`: in a transaction that orders them, nobody changes the books meanwhile.
 */
export async function gatherOrder(
  tx: Sql,
  uid: string,
  wanted: WantedOrder,
  { lock, now, printer }: { lock: boolean; now: Date; printer: Pick<Printer, 'papers'> },
): Promise<GatheredOrder | Refused> {
  const lines = joined(wanted.lines)
  const bids = [...new Set(lines.map(line => line.bid))]
  // asked in one go, and answered in this order: what is read after the lock stays as it is
  const [rows, months, untypeset, address, prices, covers] = await Promise.all([
    (lock ? lockOwnBooks : listOwnBooks)(tx, uid, bids),
    listMonthsOfBooks(tx, bids),
    listUntypesetBooks(tx, bids),
    wanted.addressId === null ? undefined : findAddress(tx, wanted.addressId),
    readPriceTable(tx, now),
    lock ? listCoversOf(tx, bids) : [],
  ])
  if (rows.length < bids.length) return refuse('notFound')
  if (rows.some(book => book.type !== 'diarybook')) return refuse('bookTypeNotSold')
  const books = new Map(rows.map(book => [book.bid, book]))
  const counted = rows.map(book => {
    const ofBook = months.filter(({ bid }) => bid === book.bid)
    return { book, months: ofBook, counts: countByBinding(ofBook, book) }
  })
  if (untypeset.size > 0) return refuse('pagesCounting')
  if (counted.some(({ counts }) => counts.paperback.pages === 0)) return refuse('bookEmpty')
  if (wanted.addressId !== null && address?.uid !== uid) return refuse('notFound', ['address_id'])
  if (address && address.address.country !== wanted.region) return refuse('addressOtherRegion')
  const orderLines = lines.map(({ bid, binding, quantity }) => {
    const found = counted.find(({ book }) => book.bid === bid)
    if (!found) throw new Error('every line has its book counted')
    return orderLineOf(found.book, found, binding, quantity)
  })
  if (!orderLines.every(line => canMake(printer, line))) return refuse('paperNotPrinted')
  return {
    books,
    months: new Map(counted.map(({ book, months }) => [book.bid, months])),
    covers,
    lines: orderLines,
    prices,
    address,
    version: versionOf(counted),
  }
}

/** A text that is another one as soon as a book has other content, design or pages. */
function versionOf(counted: readonly { book: OrderedBook; months: readonly TypesetMonthRow[] }[]): string {
  const books = counted.map(({ book, months }) => [
    book.bid,
    book.revision,
    book.typeset,
    months.map(({ month, key }) => `${month}.${key}`),
  ])
  return hash('sha256', JSON.stringify(books.sort())).slice(0, 32)
}
