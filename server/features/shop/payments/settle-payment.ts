import { isEqual, parseDecimal } from '#domain/money/decimal'
import { money, moneyText } from '#domain/money/money'
import { nextOrderState } from '#domain/orders/order-states'
import { nextPaymentState } from '#domain/orders/payment-states'
import { isIllegal } from '#domain/orders/transitions'
import type { Charged, Outcome } from '../../../adapters/payments/payment-provider.ts'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { afterCommit } from '../../../kernel/db/inside-transaction.ts'
import { redeemCoupons } from '../coupons/coupon-uses.ts'
import type { OrderRow } from '../orders/schema.ts'
import { setOrderState } from '../orders/store.ts'
import { orderPaid } from '../topics.ts'
import { insertAskedRefund } from './ask-refund.ts'
import type { PaymentRow } from './schema.ts'
import { changePayment, lockPayment } from './store.ts'

type SettleDeps = Pick<Deps, 'events' | 'jobs' | 'log' | 'newId' | 'now'>

/**
 * Writes down how a payment stands at its provider, whoever asked: the person who came back, an event, the sweep. Twice is once, an
 * old answer changes nothing, and what a paid order means (its coupon, its event) is written by the same transaction. `captureCall`:
 * which call to take the money was answered so, where one was.
 */
export async function settlePayment(
  tx: Sql,
  pid: string,
  outcome: Outcome,
  deps: SettleDeps,
  captureCall?: number,
): Promise<PaymentRow> {
  const { order, payment } = await lockPayment(tx, pid)
  if (outcome.state === 'succeeded') return succeed(tx, order, payment, outcome.charged, deps)
  const now = deps.now()
  if (payment.settledAt) return changePayment(tx, pid, { askedAt: now })
  const isLastCall = captureCall === undefined || captureCall === payment.captureCalls
  if (outcome.state === 'confirming') {
    const isNotTaken = outcome.isRefused && isLastCall
    return changePayment(tx, pid, { askedAt: now, ...(isNotTaken && { captureAskedAt: null }) })
  }
  const isOver = outcome.resume === undefined
  const state = nextPaymentState(payment.state, 'failed')
  return changePayment(tx, pid, {
    // one that failed before fails for another reason
    state: isIllegal(state) ? payment.state : state,
    reason: outcome.reason,
    askedAt: now,
    ...((isOver || isLastCall) && { captureAskedAt: null }),
    ...(isOver && { settledAt: now }),
  })
}

async function succeed(
  tx: Sql,
  order: OrderRow,
  payment: PaymentRow,
  charged: Charged,
  deps: SettleDeps,
): Promise<PaymentRow> {
  const { pid, oid } = payment
  const state = nextPaymentState(payment.state, 'succeeded')
  // it did before
  if (isIllegal(state)) return payment
  const now = deps.now()
  if (!isWhatWasAsked(payment, charged)) {
    deps.log.error({ pid, oid, charged }, 'a payment is of another amount or currency than was asked')
    return changePayment(tx, pid, { trouble: 'amountMismatch', askedAt: now })
  }
  const settled = { state, reason: null, askedAt: now, settledAt: now }
  const paid = nextOrderState(order.state, 'paid')
  if (isIllegal(paid)) {
    deps.log.error({ pid, oid, order: order.state }, 'an order was paid that cannot be paid any more')
    const surplus = await changePayment(tx, pid, { ...settled, trouble: 'surplus' })
    await insertAskedRefund(tx, surplus, { amountMinor: payment.amountMinor, askedBy: null }, deps)
    return surplus
  }
  await setOrderState(tx, oid, paid, now)
  await redeemCoupons(tx, oid)
  const succeeded = await changePayment(tx, pid, settled)
  await deps.events.emit(tx, orderPaid, { oid })
  afterCommit(() => deps.log.info({ oid, pid }, 'an order was paid'))
  return succeeded
}

function isWhatWasAsked({ amountMinor, currency }: PaymentRow, charged: Charged): boolean {
  const due = parseDecimal(moneyText(money(amountMinor, currency)))
  return charged.currency === currency && isEqual(parseDecimal(charged.amount), due)
}
