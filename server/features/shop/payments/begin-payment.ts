import { invariant } from '#domain/invariant'
import { money, moneyText } from '#domain/money/money'
import {
  type Begun,
  type Charge,
  type PaymentProvider,
  ProviderAway,
} from '../../../adapters/payments/payment-provider.ts'
import type { Deps } from '../../../deps.ts'
import { onDisk } from '../../../kernel/db/before-disk.ts'
import type { PlacedOrder } from '../orders/payment-parts.ts'
import { listLines, readOrder } from '../orders/store.ts'
import { confirmPayment } from './confirm-payment.ts'
import { type PresentedPayment, presentPayment } from './present-payment.ts'
import type { PaymentRow } from './schema.ts'
import { settlePayment } from './settle-payment.ts'
import { lockPayment, type NamedPayment, nameAtProvider, readPayment } from './store.ts'

/**
 * Begins a payment at its provider, or says how one goes on that was begun: the same payment there, however often it is asked. What
 * costs nothing is paid at once. A provider that does not answer leaves it as it is.
 */
export async function beginPayment(pid: string, deps: Deps): Promise<PresentedPayment> {
  return beginAsItIs(await readPayment(deps.db, pid), deps)
}

/** The same of a payment as it is now, or was when it was created just before. */
export async function beginAsItIs(
  payment: PaymentRow,
  deps: Deps,
  placed?: PlacedOrder,
): Promise<PresentedPayment> {
  const { pid } = payment
  if (payment.settledAt) return presentPayment(payment, deps)
  if (payment.amountMinor === 0) return presentPayment(await payNothing(payment, deps), deps)
  const provider = deps.payments[payment.method]
  if (payment.providerId !== null) return goOn(payment, deps)
  if (!provider) return away(payment, new ProviderAway(`${payment.method} is not set up`), deps)
  const charge = chargeOf(payment, placed ?? (await placedOrder(payment, deps)), deps)
  const begun = await beginAt(provider, charge, deps)
  if (begun instanceof ProviderAway) return away(payment, begun, deps)
  if (begun === 'refused') return presentPayment(await giveUp(pid, deps), deps)
  const kept = await keepBegun(pid, begun, deps)
  return presentPayment(kept, deps, kept.settledAt ? undefined : begun.resume)
}

async function goOn(payment: PaymentRow, deps: Deps): Promise<PresentedPayment> {
  try {
    const { payment: now, outcome } = await confirmPayment(payment.pid, deps)
    return presentPayment(now, deps, outcome && 'resume' in outcome ? outcome.resume : undefined)
  } catch (error) {
    if (error instanceof ProviderAway) return away(payment, error, deps)
    throw error
  }
}

async function away(payment: PaymentRow, error: ProviderAway, deps: Deps): Promise<PresentedPayment> {
  deps.log.warn({ err: error, pid: payment.pid }, 'a payment provider was not reached')
  // nothing is written that would wait for the disk, and the order that is told of did not
  await onDisk(deps.db)
  return presentPayment(payment, deps, undefined, 'paymentProviderAway')
}

function payNothing({ pid, currency }: PaymentRow, deps: Deps): Promise<PaymentRow> {
  const charged = { amount: moneyText(money(0, currency)), currency }
  return deps.db.transaction(async tx => {
    const { payment } = await lockPayment(tx, pid)
    // no money comes of one that has ended meanwhile: there would be none to give back
    if (payment.settledAt) return payment
    return settlePayment(tx, pid, { state: 'succeeded', charged }, deps)
  })
}

async function placedOrder({ oid }: PaymentRow, { db }: Deps): Promise<PlacedOrder> {
  const order = await readOrder(db, oid)
  const [line] = await listLines(db, [oid])
  invariant(order && line, 'what is paid for is an order with a line')
  return { number: order.number, email: order.email, bid: line.bid }
}

function chargeOf(
  { pid, oid, amountMinor, currency }: PaymentRow,
  { number, email, bid }: PlacedOrder,
  { settings }: Deps,
): Charge {
  const returnUrl = `${settings.publicOrigin}/app/payment/${bid}/status?${new URLSearchParams({ oid })}`
  return {
    key: pid,
    pid,
    oid,
    amount: money(amountMinor, currency),
    description: `${settings.brandName} ${number}`,
    email,
    returnUrl,
    cancelUrl: `${returnUrl}&cancelled=1`,
  }
}

async function beginAt(
  provider: PaymentProvider,
  charge: Charge,
  { log }: Deps,
): Promise<Begun | ProviderAway | 'refused'> {
  try {
    return await provider.begin(charge)
  } catch (error) {
    if (error instanceof ProviderAway) return error
    log.error({ err: error, pid: charge.pid }, 'a provider would not begin a payment')
    return 'refused'
  }
}

/** Nobody was given a way to pay it, unless another asked at the same time and was understood. */
async function giveUp(pid: string, deps: Deps): Promise<PaymentRow> {
  return deps.db.transaction(async tx => {
    const { payment } = await lockPayment(tx, pid)
    if (payment.providerId !== null) return payment
    return settlePayment(tx, pid, { state: 'failed', reason: 'paymentFailed' }, deps)
  })
}

/** Only what is kept is given to the person: whatever he pays, we know of. */
async function keepBegun(pid: string, { providerId }: Begun, { db }: Deps): Promise<NamedPayment> {
  const named = await nameAtProvider(db, pid, providerId)
  if (named) return named
  return db.transaction(async tx => {
    const { payment } = await lockPayment(tx, pid)
    // given up meanwhile: nobody gets to know how it could be paid
    if (payment.settledAt || payment.providerId === providerId) return payment
    throw new Error('the same key begins the same payment')
  })
}
