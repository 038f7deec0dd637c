import type { CallInput } from '#contract/call'
import type { DeskCoupon, issueDeskCoupon } from '#contract/desk-coupons'
import { wireName } from '#contract/wire'
import { couponFaults } from '#domain/coupons/coupon-faults'
import { invariant } from '#domain/invariant'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../kernel/http/refusal.ts'
import { codeText } from '../../coupons/find-coupons.ts'
import { type ActingStaff, recordAct } from '../acts/record-act.ts'
import { newCode } from './new-code.ts'
import { presentWithUses } from './present-coupon.ts'
import { rowOf } from './row-of.ts'
import { insertIfNew, personOfOrder } from './store.ts'

type Wanted = CallInput<typeof issueDeskCoupon>['body']

/** Issues a coupon; refused where it cannot be, or where its code is taken. */
export async function issueCoupon(
  wanted: Wanted,
  staff: ActingStaff,
  deps: Deps,
): Promise<DeskCoupon | Refused> {
  const now = deps.now()
  const expiresAt = wanted.expiresAt === null ? null : Date.parse(wanted.expiresAt)
  const faults: string[] = couponFaults({ ...wanted, expiresAt }, now.getTime()).map(({ field }) => field)
  const uid = wanted.orderNumber === null ? null : await personOfOrder(deps.db, wanted.orderNumber)
  if (uid === undefined) faults.push('orderNumber')
  // what is one person's alone is offered to nobody else
  if (uid !== null && wanted.official) faults.push('official')
  if (faults.length > 0 || uid === undefined) return refuse('deskInvalid', faults.map(wireName))
  const { code: wantedCode, orderNumber: _, ...terms } = wanted
  const code = wantedCode === null ? newCode() : codeText(wantedCode)
  const row = rowOf(terms, { code, uid, batchId: null, createdAt: now })
  return deps.db.transaction(async tx => {
    if (!(await insertIfNew(tx, row))) return refuse('couponTaken')
    const details = [
      { name: 'kind', value: row.kind },
      { name: 'uses', value: String(row.usesTotal) },
    ]
    await recordAct(tx, { act: 'issueCoupon', target: row.code, details }, staff, deps)
    const issued = await presentWithUses(tx, row.code)
    invariant(issued, 'a coupon that was issued is there')
    return issued
  })
}
