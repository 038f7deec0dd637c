import * as calls from '#contract/desk-jobs'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { discardJob, retryFailed, setAsideByStaff, takeBack } from '../../../kernel/jobs/change-jobs.ts'
import { readJobCounts } from '../../../kernel/jobs/job-figures.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { listJobs } from '../../../kernel/jobs/list-jobs.ts'
import { recordAct } from '../../shop/desk/acts/record-act.ts'
import { deskPolicy } from '../../shop/desk/policy.ts'
import { presentJobs } from './present-jobs.ts'
import { listImportsOf } from './store.ts'

const route = routesOf(deskPolicy)

export function deskJobRoutes({ jobs }: { jobs(): readonly Job[] }): readonly Route<Deps>[] {
  return [
    route(calls.listDeskJobs, async ({ query }, { db }) => {
      const { state, kind, about, before, beforeId } = query
      const all = jobs().map(({ name }) => name)
      const filter = {
        state,
        kinds: kind === undefined ? all : all.filter(name => name === kind),
        ...(about !== undefined && { about: [about, ...(await listImportsOf(db, about))] }),
        ...(before !== undefined &&
          beforeId !== undefined && { before: { at: new Date(before), id: beforeId } }),
      }
      const rows = await listJobs(db, filter, atOnce + 1)
      return {
        kinds: await readJobCounts(db, all),
        jobs: await presentJobs(db, rows.slice(0, atOnce)),
        hasMore: rows.length > atOnce,
      }
    }),
    route(calls.changeDeskJob, async ({ params: { jobId }, body, caller, request }, deps) => {
      const { name, change } = acts[body.act]
      const done = await deps.db.transaction(async tx => {
        const kind = await change(tx, deps, jobs(), jobId)
        if (kind === undefined) return false
        const reason = body.reason === '' ? [] : [{ name: 'reason', value: body.reason }]
        const act = { act: name, target: jobId, details: [{ name: 'job', value: kind }, ...reason] }
        await recordAct(tx, act, { caller, request }, deps)
        return true
      })
      return { done }
    }),
  ]
}

const atOnce = 50

const acts = {
  retry: { name: 'retryJob', change: retryFailed },
  setAside: { name: 'setAsideJob', change: setAsideByStaff },
  takeBack: { name: 'takeBackJob', change: takeBack },
  discard: { name: 'discardJob', change: discardJob },
} as const
