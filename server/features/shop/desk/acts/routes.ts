import * as calls from '#contract/desk-acts'
import type { Deps } from '../../../../deps.ts'
import { type Route, routesOf } from '../../../../kernel/http/route.ts'
import { deskPolicy } from '../policy.ts'
import { listActs } from './store.ts'

const route = routesOf(deskPolicy)

export const deskActRoutes: readonly Route<Deps>[] = [
  route(calls.listDeskActs, async ({ query }, { db }) => {
    const rows = await listActs(db, query, atOnce + 1)
    return {
      acts: rows.slice(0, atOnce).map(({ act: row, name, orderNumber }) => ({
        actId: row.actId,
        at: row.at.toISOString(),
        act: row.act,
        who: { uid: row.uid, name },
        target: row.target,
        orderNumber,
        details: row.details,
      })),
      hasMore: rows.length > atOnce,
    }
  }),
]

const atOnce = 100
