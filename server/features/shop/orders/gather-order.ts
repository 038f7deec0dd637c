import { hash } from 'node:crypto'
import type { RegionCode } from '#domain/catalogue/regions'
import type { OrderLine } from '#domain/prices/order-line'
import type { PriceTable } from '#domain/prices/price-table'
import type { ShippingWay } from '#domain/prices/shipping-price'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { type BookCounts, countByBinding } from '../../pages/typesetting/count-by-binding.ts'
import type { AddressRow } from '../addresses/schema.ts'
import { findAddress } from '../addresses/store.ts'
import { joined } from '../basket/basket.ts'
import type { BasketLine } from '../basket/schema.ts'
import { orderLineOf } from '../prices/order-line-of.ts'
import { readPriceTable } from '../prices/store.ts'
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
  books: ReadonlyMap<string, BookRow>
  lines: readonly OrderLine[]
  prices: PriceTable
  address: AddressRow | undefined
  /** Says which content and pages were counted. */
  version: string
}

/**
 * Looks at what is to be ordered as it is now. Books are the person's own, are set, and are of a kind that is sold; the address is
 * the person's, and lies where the prices hold. `lock`: in a transaction that orders them, nobody changes the books meanwhile.
 */
export async function gatherOrder(
  tx: Sql,
  uid: string,
  wanted: WantedOrder,
  { lock, now }: { lock: boolean; now: Date },
): Promise<GatheredOrder | Refused> {
  const lines = joined(wanted.lines)
  const bids = [...new Set(lines.map(line => line.bid))]
  const rows = await (lock ? lockOwnBooks : listOwnBooks)(tx, uid, bids)
  if (rows.length < bids.length) return refuse('notFound')
  if (rows.some(book => book.type !== 'diarybook')) return refuse('bookTypeNotSold')
  const books = new Map(rows.map(book => [book.bid, book]))
  const counted = await countBooks(tx, rows)
  if (counted.some(({ counts }) => counts.isCounting)) return refuse('pagesCounting')
  if (counted.some(({ counts }) => counts.counts.paperback.pages === 0)) return refuse('bookEmpty')
  const address = wanted.addressId === null ? undefined : await findAddress(tx, wanted.addressId)
  if (wanted.addressId !== null && address?.uid !== uid) return refuse('notFound', ['address_id'])
  if (address && address.address.country !== wanted.region) return refuse('addressOtherRegion')
  return {
    books,
    lines: lines.map(({ bid, binding, quantity }) => {
      const found = counted.find(({ book }) => book.bid === bid)
      if (!found) throw new Error('every line has its book counted')
      return orderLineOf(found.book, found.counts, binding, quantity)
    }),
    prices: await readPriceTable(tx, now),
    address,
    version: versionOf(counted),
  }
}

interface CountedBook {
  book: BookRow
  counts: BookCounts
}

async function countBooks(tx: Sql, rows: readonly BookRow[]): Promise<CountedBook[]> {
  const counted: CountedBook[] = []
  // one after the other: a transaction has one connection
  for (const book of rows) counted.push({ book, counts: await countByBinding(tx, book) })
  return counted
}

/** A text that is another one as soon as a book has other content, design or pages. */
function versionOf(counted: readonly CountedBook[]): string {
  const books = counted.map(({ book, counts }) => [
    book.bid,
    book.revision,
    book.typeset,
    counts.months.map(({ month, key }) => `${month}.${key}`),
  ])
  return hash('sha256', JSON.stringify(books.sort())).slice(0, 32)
}
