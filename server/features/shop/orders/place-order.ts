import { hash } from 'node:crypto'
import { isEmail } from '#domain/addresses/check-address'
import { invariant } from '#domain/invariant'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { afterCommit } from '../../../kernel/db/inside-transaction.ts'
import { isRefused, type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { setUsed } from '../addresses/store.ts'
import { isInBasket, takeFromBasket } from '../basket/basket.ts'
import type { BasketRow } from '../basket/schema.ts'
import { lockBasket } from '../basket/store.ts'
import { type CouponUse, reserveCoupons } from '../coupons/coupon-uses.ts'
import { codeText, findCoupons, guessCoupons } from '../coupons/find-coupons.ts'
import { lockCoupons } from '../coupons/store.ts'
import { orderPlaced, type PlacedLine } from '../topics.ts'
import { amountOf, checkGathered, rulesOf } from './check-order.ts'
import { type GatheredOrder, gatherOrder } from './gather-order.ts'
import { linesOf, type OrderedBody, type OrderToPlace, type Press, rowOf } from './order-rows.ts'
import type { CreatedPayment, PaymentParts } from './payment-parts.ts'
import { priceOrder } from './price-order.ts'
import type { OrderLineRow, OrderRow } from './schema.ts'
import { findPlacedAt, findPressed, insertOrder, lockBuyer, type PressedOrder } from './store.ts'

/**
 * Orders what a person has checked: priced anew under locks, and refused with the check of now where anything is other than it was
 * then. Order, lines, coupons and payment are written by one transaction; the provider is asked after it (payments). The same `key`
 * with the same body gives the same order, however often and however much at once it is said.
 */
export async function placeOrder(
  uid: string,
  key: string,
  { fromBasket, ...wanted }: OrderToPlace,
  parts: PaymentParts,
  deps: Deps,
): Promise<PlacedNow | PlacedBefore | Refused> {
  const press = { key, bodyHash: hash('sha256', JSON.stringify(wanted)) }
  // one that was pressed before guesses no coupons again
  const before = wanted.coupons.length > 0 ? await findPressed(deps.db, uid, key) : undefined
  if (before) return again(before, press)
  const guessed = await guessCoupons(wanted.coupons, uid, deps)
  if (isRefused(guessed)) return guessed
  return deps.db.transaction(async tx => {
    // asked in one go; copies of one press wait for each other at the first, and what comes after it sees what they have left
    const [buyer, pressed, gathered, basket] = await Promise.all([
      lockBuyer(tx, uid),
      findPressed(tx, uid, key),
      gatherOrder(tx, uid, wanted, { lock: true, now: deps.now(), printer: deps.printer }),
      lockBasket(tx, uid),
    ])
    if (!buyer) return refuse('unauthorized')
    if (pressed) return again(pressed, press)
    // another tab with another key may have come first
    if (fromBasket && !isInBasket(basket?.lines ?? [], wanted.lines)) return orderedFrom(tx, uid, basket)
    if (isRefused(gathered)) return gathered
    const incomplete = missingFields(wanted, gathered)
    if (incomplete.length > 0) return refuse('addressIncomplete', incomplete)
    const refusal = (refused: Refused['refused']) =>
      withCheck(refused, tx, uid, wanted, gathered, parts, deps)
    if (gathered.version !== wanted.version) return refusal('bookChanged')
    const now = deps.now()
    const codes = [...new Set(wanted.coupons.map(codeText))]
    // late, so that others who use the same ones wait shortly
    await lockCoupons(tx, codes)
    const coupons = await rulesOf(tx, uid, await findCoupons(tx, codes, uid, now))
    const priced = priceOrder(gathered, wanted, codes, coupons, now)
    if (isRefused(priced)) return priced
    const [refusedCoupon] = priced.refusedCoupons
    if (refusedCoupon) return refusal(refusedCoupon.reason)
    const { quote } = priced
    if (!isSame(wanted.total, amountOf(quote.total))) return refusal('priceChanged')
    const isFree = quote.total.amountMinor === 0
    if (!isFree && !parts.methodsFor(quote.currency, deps).includes(wanted.method))
      return refuse('paymentMethodAway')
    const oid = deps.newId()
    const { language, createdAt } = buyer
    const order = rowOf({ oid, uid, wanted, gathered, quote, press, language, createdAt })
    const lines = linesOf(oid, gathered, quote)
    const { address } = gathered
    const amount = quote.total
    // asked in one go: where one fails, all are undone
    const [, payment] = await Promise.all([
      insertOrder(tx, order, lines),
      parts.create(tx, { oid, method: wanted.method, amount, createdAt }, deps),
      reserveCoupons(tx, { oid, uid }, quote.coupons),
      basket && takeFromBasket(tx, basket, wanted.lines, createdAt),
      address && setUsed(tx, address.addressId, now),
      deps.events.emit(tx, orderPlaced, { oid, lines: placedLines(lines, gathered) }),
    ])
    afterCommit(() => deps.log.info({ oid, uid }, 'an order was placed'))
    return { oid, payment, order, lines, uses: quote.coupons }
  })
}

/** An order that was not there before, as it was written, and the payment that it waits for. */
export interface PlacedNow {
  oid: string
  payment: CreatedPayment
  order: OrderRow
  lines: readonly OrderLineRow[]
  uses: readonly CouponUse[]
}

/** One that the same press has placed before. */
export interface PlacedBefore {
  oid: string
}

/** Not ordered again: what another press took out of the basket is named with its order. */
async function orderedFrom(tx: Sql, uid: string, basket: BasketRow | undefined): Promise<Refused> {
  // an order and what it leaves in the basket are written at the same moment
  const order = basket && (await findPlacedAt(tx, uid, basket.updatedAt))
  if (!order) return refuse('changedElsewhere')
  return { refused: 'basketOrdered', facts: { oid: order.oid, number: order.number } }
}

function again(order: PressedOrder, { bodyHash }: Press): PlacedBefore | Refused {
  return order.bodyHash === bodyHash ? { oid: order.oid } : refuse('orderKeyReused')
}

/** What is sent needs an address; all need an e-mail. */
function missingFields({ shipping, email }: OrderedBody, { address }: GatheredOrder): string[] {
  return [...(isEmail(email) ? [] : ['email']), ...(shipping === 'email' || address ? [] : ['address_id'])]
}

/** The refusal with what is so instead. */
async function withCheck(
  refused: Refused['refused'],
  tx: Sql,
  uid: string,
  wanted: OrderedBody,
  gathered: GatheredOrder,
  parts: PaymentParts,
  deps: Deps,
): Promise<Refused> {
  const facts = await checkGathered(tx, uid, wanted, gathered, parts, deps)
  return isRefused(facts) ? facts : { refused, facts }
}

/** Written as we write it, or else it was not shown by us. */
const isSame = (a: OrderToPlace['total'], b: OrderToPlace['total']) =>
  a.amount === b.amount && a.currency === b.currency

/** The lines with their books as they were looked at. */
function placedLines(lines: readonly OrderLineRow[], { books, months, covers }: GatheredOrder): PlacedLine[] {
  return lines.map(({ seq, bid, binding }) => {
    const [book, ofBook] = [books.get(bid), months.get(bid)]
    invariant(book && ofBook, 'every line has its book')
    return { seq, binding, book, months: ofBook, covers }
  })
}
