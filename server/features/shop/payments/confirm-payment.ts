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
  const { outcome, captureCall } = (await ask(payment, deps)) ?? {}
  const settled = await deps.db.transaction(async tx => {
    if (!(await within(tx))) return undefined
    return outcome && settlePayment(tx, pid, outcome, deps, captureCall)
  })
  return { payment: settled ?? payment, ...(outcome && { outcome }) }
}

/** What a provider says; where it was asked to take the money, in answer to which call of it. */
interface Answered {
  outcome: Outcome
  captureCall?: number
}

async function ask(payment: PaymentRow, deps: Deps): Promise<Answered | undefined> {
  const { method, providerId, state, settledAt, captureAskedAt } = payment
  // one that is over is asked about all the same: should it have been paid, the person must not lose it
  if (providerId === null || (settledAt && state !== 'failed')) return undefined
  const provider = deps.payments[method]
  if (!provider) throw new ProviderAway(`${method} is not set up`)
  const outcome = await provider.look(providerId)
  if (outcome.state !== 'confirming') return { outcome }
  // it was asked to take the money, and nobody heard what came of it: asked again by the same key, it says
  if (!outcome.isApproved && !captureAskedAt) return { outcome }
  return (await captureApproved(payment.pid, providerId, provider, deps)) ?? { outcome }
}

/** Takes the money; undefined where the payment was given up before, and nothing is taken. */
async function captureApproved(
  pid: string,
  providerId: string,
  provider: PaymentProvider,
  { db, now, log }: Deps,
): Promise<Answered | undefined> {
  const asked = await db.transaction(async tx => {
    const { order, payment } = await lockPayment(tx, pid)
    if (payment.settledAt || order.state !== 'pending') return undefined
    return changePayment(tx, pid, {
      captureAskedAt: payment.captureAskedAt ?? now(),
      captureCalls: payment.captureCalls + 1,
    })
  })
  if (!asked?.captureAskedAt) return undefined
  // after a decline, the next approval is another act
  const outcome = await provider.capture?.(providerId, `${pid}-${asked.captureAskedAt.getTime()}`)
  if (outcome?.state === 'failed' && outcome.refusal !== undefined)
    log.warn({ pid, refusal: outcome.refusal }, 'a provider would not take what was approved')
  return outcome && { outcome, captureCall: asked.captureCalls }
}
