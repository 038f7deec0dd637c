import * as calls from '#contract/desk-prices'
import { regionCodes } from '#domain/catalogue/regions'
import type { Deps } from '../../../../deps.ts'
import { type Route, routesOf } from '../../../../kernel/http/route.ts'
import { deskPolicy } from '../policy.ts'
import { changePrices, withdrawChange } from './change-prices.ts'
import { presentRegion } from './present-region.ts'
import { listChanges } from './store.ts'

const route = routesOf(deskPolicy)

export const deskPriceRoutes: readonly Route<Deps>[] = [
  route(calls.listDeskPrices, async (_input, { db, now }) => {
    const made = await listChanges(db, regionCodes)
    const at = now()
    return {
      regions: regionCodes.map(region =>
        presentRegion(
          region,
          made.filter(({ change }) => change.region === region),
          at,
        ),
      ),
    }
  }),
  route(calls.changeDeskPrices, ({ params, body, caller, request }, deps) =>
    changePrices(params.region, body, { caller, request }, deps),
  ),
  route(calls.withdrawDeskPrices, ({ params, caller, request }, deps) =>
    withdrawChange(params.region, params.changeId, { caller, request }, deps),
  ),
]
