import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { lockOrder } from '../orders/store.ts'
import { readPaid } from './read-paid.ts'
import { refundQueue } from './refund-queue.ts'
import type { PaymentRow } from './schema.ts'
import { insertRefund } from './store.ts'

type AskDeps = Pick<Deps, 'jobs' | 'newId' | 'now'>

/**
 * Gives so many minor units of a paid order back; a job asks the provider. Refused where nothing was paid, where more would be
 * given back than was paid, and where other is left than was shown. Gives the id of the refund.
 */
export async function askRefund(
  tx: Sql,
  oid: string,
  {
    amountMinor,
    shownLeftMinor,
    askedBy,
  }: {
    amountMinor: number
    /** Absent where nobody was shown what is left. */
    shownLeftMinor?: number
    askedBy: string
  },
  deps: AskDeps,
): Promise<{ rid: string } | Refused> {
  // refunds of an order wait for each other here
  await lockOrder(tx, oid)
  const paid = await readPaid(tx, oid)
  if (!paid || paid.leftMinor === 0) return refuse('nothingToRefund')
  if (shownLeftMinor !== undefined && shownLeftMinor !== paid.leftMinor) return refuse('deskOutdated')
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 1 || amountMinor > paid.leftMinor)
    return refuse('refundTooMuch')
  return { rid: await insertAskedRefund(tx, paid.payment, { amountMinor, askedBy }, deps) }
}

/** Without asking whether so much is left of the payment, whose order is locked. */
export async function insertAskedRefund(
  tx: Sql,
  { pid }: Pick<PaymentRow, 'pid'>,
  { amountMinor, askedBy }: { amountMinor: number; askedBy: string | null },
  { jobs, newId, now }: AskDeps,
): Promise<string> {
  const rid = newId()
  await insertRefund(tx, { rid, pid, amountMinor, askedBy, state: 'asked', createdAt: now() })
  await jobs.enqueue(tx, refundQueue, { rid })
  return rid
}
