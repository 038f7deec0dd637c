import type { Outcome, PaymentProvider } from '../../../adapters/payments/payment-provider.ts'
import { ProviderAway } from '../../../adapters/payments/payment-provider.ts'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { PaymentRow } from './schema.ts'
import { settlePayment } from './settle-payment.ts'
import { changePayment, lockPayment, readPayment } from './store.ts'

export interface Confirmed {
  payment: PaymentRow
  /** What the provider said; absent where it was not asked: nothing can change any more, or nothing was begun. */
  outcome?: Outcome
}

/**
 * Asks the provider how a payment stands, takes what the person has approved, and writes it down. `within` is done by the same
 * transaction, before; where it gives false, nothing is written. @throws ProviderAway
 */
export async function confirmPayment(
  pid: string,
  deps: Deps,
  within: (tx: Sql) => Promise<boolean> = async () => true,
): Promise<Confirmed> {
  const payment = await readPayment(deps.db, pid)
  const outcome = await ask(payment, deps)
  const settled = await deps.db.transaction(async tx => {
    if (!(await within(tx))) return undefined
    return outcome && settlePayment(tx, pid, outcome, deps)
  })
  return { payment: settled ?? payment, ...(outcome && { outcome }) }
}

async function ask(payment: PaymentRow, deps: Deps): Promise<Outcome | undefined> {
  const { method, providerId, state, settledAt } = payment
  // one that is over is asked about all the same: should it have been paid, the person must not lose it
  if (providerId === null || (settledAt && state !== 'failed')) return undefined
  const provider = deps.payments[method]
  if (!provider) throw new ProviderAway(`${method} is not set up`)
  const outcome = await provider.look(providerId)
  if (outcome.state !== 'confirming' || !outcome.isApproved) return outcome
  return (await captureApproved(payment.pid, providerId, provider, deps)) ?? outcome
}

/** Takes the money; undefined where the payment was given up before, and nothing is taken. */
async function captureApproved(
  pid: string,
  providerId: string,
  provider: PaymentProvider,
  { db, now }: Deps,
): Promise<Outcome | undefined> {
  const askedAt = await db.transaction(async tx => {
    const { order, payment } = await lockPayment(tx, pid)
    if (payment.settledAt || order.state !== 'pending') return undefined
    if (payment.captureAskedAt) return payment.captureAskedAt
    return (await changePayment(tx, pid, { captureAskedAt: now() })).captureAskedAt
  })
  if (!askedAt) return undefined
  // after a decline, the next approval is another act
  return provider.capture?.(providerId, `${pid}-${askedAt.getTime()}`)
}
