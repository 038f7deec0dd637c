import { payByCard } from '#sandbox/stripe/visit-stripe'
import type { Deps } from '#server/deps'
import { askRefund } from '#server/features/shop/payments/ask-refund'
import { beginPayment } from '#server/features/shop/payments/begin-payment'
import { refundJob } from '#server/features/shop/payments/refund-job'
import { listRefundsOf, readPayment } from '#server/features/shop/payments/store'

/** An order is paid by card and a hundred dollars of it are given back; whatever of this was done before is not done again. */
export async function payAndRefund(deps: Deps, sandbox: string, pid: string): Promise<void> {
  const { db } = deps
  const { oid } = await readPayment(db, pid)
  const { clientSecret } = await beginPayment(pid, deps)
  if (clientSecret !== undefined) await payByCard(sandbox, clientSecret, '4242424242424242')
  await beginPayment(pid, deps)
  if ((await listRefundsOf(db, pid)).length === 0)
    await db.transaction(tx => askRefund(tx, oid, { amountMinor: 100, askedBy: 'staff' }, deps))
  for (const { rid } of await listRefundsOf(db, pid)) await refundJob.run({ rid }, deps)
}
