import * as calls from '#contract/desk-coupon-batches'
import type { Deps } from '../../../../deps.ts'
import { refuse } from '../../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../../kernel/http/route.ts'
import { recordAct } from '../acts/record-act.ts'
import { deskPolicy } from '../policy.ts'
import { issueBatch } from './issue-batch.ts'
import { presentBatch, presentWithCodes } from './present-batch.ts'
import { endBatch, listBatches } from './store.ts'

const route = routesOf(deskPolicy)

export const couponBatchRoutes: readonly Route<Deps>[] = [
  route(calls.listCouponBatches, async ({ query }, { db }) => {
    const rows = await listBatches(db, query.before, atOnce + 1)
    return { batches: rows.slice(0, atOnce).map(presentBatch), hasMore: rows.length > atOnce }
  }),
  route(
    calls.readCouponBatch,
    async ({ params }, { db, now }) =>
      (await presentWithCodes(db, params.batchId, now())) ?? refuse('notFound'),
  ),
  route(calls.issueCouponBatch, ({ body, caller, request }, deps) =>
    issueBatch(body, { caller, request }, deps),
  ),
  route(calls.endCouponBatch, ({ params, caller, request }, deps) => {
    const { batchId: target } = params
    return deps.db.transaction(async tx => {
      const now = deps.now()
      if (await endBatch(tx, target, now))
        await recordAct(tx, { act: 'endBatch', target }, { caller, request }, deps)
      return (await presentWithCodes(tx, target, now)) ?? refuse('notFound')
    })
  }),
]

const atOnce = 100
