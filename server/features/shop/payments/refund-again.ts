import { nextRefundState } from '#domain/orders/refund-states'
import { isIllegal } from '#domain/orders/transitions'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { lockOrder } from '../orders/store.ts'
import { refundQueue } from './refund-queue.ts'
import type { RefundRow } from './schema.ts'
import { changeRefund, findRefundOf, listRefundsOf, readPayment } from './store.ts'

/**
 * Asks once more for a refund that failed: the same one, so that a provider that did give it back, and was not heard, gives nothing
 * twice; and as another asking, so that none repeats what it refused before. Refused where so much is not left any more; undefined where it did not fail.
 */
export async function refundAgain(
  tx: Sql,
  oid: string,
  rid: string,
  { jobs }: Pick<Deps, 'jobs'>,
): Promise<RefundRow | Refused | undefined> {
  await lockOrder(tx, oid)
  const refund = await findRefundOf(tx, oid, rid)
  if (!refund) return refuse('notFound')
  const state = nextRefundState(refund.state, 'askedAgain')
  if (isIllegal(state)) return undefined
  const { pid, amountMinor } = await readPayment(tx, refund.pid)
  const notFailed = (await listRefundsOf(tx, pid)).filter(({ state }) => state !== 'failed')
  const left = amountMinor - notFailed.reduce((sum, other) => sum + other.amountMinor, 0)
  if (refund.amountMinor > left) return refuse('refundTooMuch')
  const askedTimes = refund.askedTimes + 1
  await changeRefund(tx, rid, { state, askedTimes, settledAt: null, troubleSettledAt: null })
  await jobs.enqueue(tx, refundQueue, { rid })
  return refund
}
