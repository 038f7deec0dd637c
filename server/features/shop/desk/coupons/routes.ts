import * as calls from '#contract/desk-coupons'
import type { Deps } from '../../../../deps.ts'
import { refuse } from '../../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../../kernel/http/route.ts'
import { codeText } from '../../coupons/find-coupons.ts'
import { recordAct } from '../acts/record-act.ts'
import { deskPolicy } from '../policy.ts'
import { issueCoupon } from './issue-coupon.ts'
import { presentIssued, presentWithUses } from './present-coupon.ts'
import { endCoupon, listIssued } from './store.ts'

const route = routesOf(deskPolicy)

export const deskCouponRoutes: readonly Route<Deps>[] = [
  route(calls.listDeskCoupons, async ({ query }, { db, now }) => {
    const rows = await listIssued(db, query, now(), atOnce + 1)
    return { coupons: rows.slice(0, atOnce).map(presentIssued), hasMore: rows.length > atOnce }
  }),
  route(
    calls.readDeskCoupon,
    async ({ params }, { db }) => (await presentWithUses(db, codeText(params.code))) ?? refuse('notFound'),
  ),
  route(calls.issueDeskCoupon, ({ body, caller, request }, deps) =>
    issueCoupon(body, { caller, request }, deps),
  ),
  route(calls.endDeskCoupon, ({ params, caller, request }, deps) => {
    const target = codeText(params.code)
    return deps.db.transaction(async tx => {
      if (await endCoupon(tx, target, deps.now()))
        await recordAct(tx, { act: 'endCoupon', target }, { caller, request }, deps)
      return (await presentWithUses(tx, target)) ?? refuse('notFound')
    })
  }),
]

const atOnce = 100
