import * as calls from '#contract/desk-figures'
import type { Deps } from '../../../../deps.ts'
import { refuse } from '../../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../../kernel/http/route.ts'
import { deskPolicy } from '../policy.ts'
import { readFigures } from './read-figures.ts'

const route = routesOf(deskPolicy)

export const deskFigureRoutes: readonly Route<Deps>[] = [
  route(calls.readDeskFigures, async ({ query }, { db }) => {
    const span = { from: new Date(query.from), until: new Date(query.until) }
    const length = span.until.getTime() - span.from.getTime()
    if (length <= 0 || length > mostDays * 24 * 3_600_000) return refuse('deskInvalid', ['until'])
    return { regions: await readFigures(db, span) }
  }),
]

const mostDays = 400
