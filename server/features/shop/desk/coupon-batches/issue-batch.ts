import type { CallInput } from '#contract/call'
import type { CouponBatch, issueCouponBatch } from '#contract/desk-coupon-batches'
import { wireName } from '#contract/wire'
import { batchFaults, usedOnce } from '#domain/coupons/batch-faults'
import { invariant } from '#domain/invariant'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../kernel/http/refusal.ts'
import { type ActingStaff, recordAct } from '../acts/record-act.ts'
import { newCode } from '../coupons/new-code.ts'
import { rowOf } from '../coupons/row-of.ts'
import { presentWithCodes } from './present-batch.ts'
import { insertBatch } from './store.ts'

type Wanted = CallInput<typeof issueCouponBatch>['body']

/** Issues a batch of coupons, all or none; refused where they cannot be. */
export async function issueBatch(
  { name, coupons, ...terms }: Wanted,
  staff: ActingStaff,
  deps: Deps,
): Promise<CouponBatch | Refused> {
  const now = deps.now()
  const expiresAt = terms.expiresAt === null ? null : Date.parse(terms.expiresAt)
  const faults = batchFaults({ name, coupons, ...terms, expiresAt }, now.getTime())
  if (faults.length > 0)
    return refuse(
      'deskInvalid',
      faults.map(({ field }) => wireName(field)),
    )
  const batch = { batchId: deps.newId(), name: name.trim(), createdAt: now }
  const { batchId } = batch
  const codes = new Set<string>()
  while (codes.size < coupons) codes.add(newCode())
  const rows = [...codes].map(code =>
    rowOf({ ...terms, ...usedOnce, official: false }, { code, uid: null, batchId, createdAt: now }),
  )
  const details = [
    { name: 'batch', value: batch.name },
    { name: 'kind', value: terms.kind },
    { name: 'coupons', value: String(coupons) },
  ]
  return deps.db.transaction(async tx => {
    await insertBatch(tx, batch, rows)
    await recordAct(tx, { act: 'issueBatch', target: batchId, details }, staff, deps)
    const issued = await presentWithCodes(tx, batchId, now)
    invariant(issued, 'a batch that was issued is there')
    return issued
  })
}
