import type { PaymentMethod } from '#contract/orders'
import type { Money } from '#domain/money/money'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { insertPayment } from './store.ts'

/** A try to pay an order that has no open one; nobody is asked yet. Gives its id. */
export async function createPayment(
  tx: Sql,
  { oid, method, amount }: { oid: string; method: PaymentMethod; amount: Money },
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
): Promise<string> {
  const pid = newId()
  const { amountMinor, currency } = amount
  await insertPayment(tx, {
    pid,
    oid,
    method,
    state: 'confirming',
    amountMinor,
    currency,
    createdAt: now(),
  })
  return pid
}
