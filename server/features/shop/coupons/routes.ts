import type { CouponAnswer } from '#contract/coupons'
import * as calls from '#contract/coupons'
import { invariant } from '#domain/invariant'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { claimCoupon, readCoupon } from './claim-coupon.ts'
import { couponBookPolicy } from './policy.ts'
import { presentCoupons } from './present-coupons.ts'
import { type KnownCoupon, listCouponsOf, listOfficial } from './store.ts'

const route = routesOf(couponBookPolicy)
/** Who types codes by hand has enough of them; who tries them out has not. */
const byHand = { max: 20, timeWindow: 60_000 }

export const couponRoutes: readonly Route<Deps>[] = [
  route(calls.listCoupons, async ({ caller }, { db }) => ({
    coupons: await presentCoupons(db, caller.uid, await listCouponsOf(db, caller.uid)),
  })),
  route(calls.listOfficialCoupons, async ({ caller, query }, deps) => {
    const { page, pageSize } = query
    const offset = Math.max(page - 1, 0) * pageSize
    const known = { uid: caller?.uid, now: deps.now(), offset, limit: pageSize + 1 }
    const rows = await listOfficial(deps.db, known)
    const coupons = await presentCoupons(deps.db, caller?.uid, rows.slice(0, pageSize))
    return { coupons, hasMore: rows.length > pageSize }
  }),
  route(
    calls.readCoupon,
    async ({ caller, params }, deps) => {
      const coupon = await readCoupon(params.code, caller?.uid, deps)
      return isRefused(coupon) ? coupon : presentOne(deps.db, caller?.uid, coupon)
    },
    byHand,
  ),
  route(
    calls.claimCoupon,
    async ({ caller, params }, deps) => {
      const coupon = await claimCoupon(params.code, caller.uid, deps)
      return isRefused(coupon) ? coupon : presentOne(deps.db, caller.uid, coupon)
    },
    byHand,
  ),
]

async function presentOne(db: Sql, uid: string | undefined, row: KnownCoupon): Promise<CouponAnswer> {
  const [presented] = await presentCoupons(db, uid, [row])
  invariant(presented, 'one coupon is presented as one')
  return presented
}
