import type { PaymentMethod } from '#contract/orders'
import type { Money } from '#domain/money/money'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { PaymentRow } from './schema.ts'
import { insertPayment } from './store.ts'

/** A try to pay an order that has no open one; nobody is asked yet. */
export async function createPayment(
  tx: Sql,
  { oid, method, amount, createdAt }: { oid: string; method: PaymentMethod; amount: Money; createdAt: Date },
  { newId }: Pick<Deps, 'newId'>,
): Promise<PaymentRow> {
  const pid = newId()
  const { amountMinor, currency } = amount
  const payment = {
    pid,
    oid,
    method,
    state: 'confirming',
    amountMinor,
    currency,
    createdAt,
  } as const
  await insertPayment(tx, payment)
  return { ...payment, ...untouched }
}

const untouched = {
  providerId: null,
  reason: null,
  trouble: null,
  troubleSettledAt: null,
  askedAt: null,
  captureAskedAt: null,
  captureCalls: 0,
  settledAt: null,
}
