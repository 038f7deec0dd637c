import type { LimitFunction } from 'p-limit'
import type { PgBoss } from 'pg-boss'
import type { Deps } from '../../deps.ts'
import { withSignal } from '../db/signal-here.ts'
import { safeMessage } from '../log/describe-error.ts'
import { noteStoreAway } from '../log/note-store-away.ts'
import { requestIdHere, withRequestId } from '../log/request-id-here.ts'
import { isNoSpace, noSpaceWords } from '../no-space.ts'
import { storeAwayIn } from '../store-away.ts'
import type { Tracing } from '../tracing/open-tracing.ts'
import { withSpan } from '../tracing/span-here.ts'
import { defaultRetries, mostSeconds } from './boss-queues.ts'
import { beginTry, countDeaths, endTries } from './count-tries.ts'
import { endForGood } from './end-for-good.ts'
import { giveBack } from './give-back.ts'
import type { Job } from './job.ts'
import { readJobData } from './job-data.ts'
import { countOutcome } from './job-outcomes.ts'
import { failuresOf } from './job-output.ts'
import { setAside } from './set-aside.ts'
import type { JobRow } from './take-job.ts'
import { waitForStore, waitsOf } from './wait-for-store.ts'

export interface RunParts {
  boss: PgBoss
  deps: Deps
  /** Where jobs are traced. */
  tracing?: Tracing | undefined
  /** One at a time: so a job that kills is known from those that only ran beside it. */
  alone: LimitFunction
  /** Tries that ended while PostgreSQL could not be told. */
  untold: Set<string>
  /** Aborted when the worker ends: what runs then is given back, and its end is nobody's business any more. */
  ended: AbortSignal
}

/** So many workers may die at a job. */
export const mostDeaths = 3

/**
 * Runs a job that was fetched and tells pg-boss how it ended. A job that kills its worker again and again is set aside instead. When
 * `holdSignal` is aborted, it is given up at its next step, and given back.
 */
export function runJob(job: Job, row: JobRow, parts: RunParts, holdSignal: AbortSignal): Promise<void> {
  return withRequestId(readJobData(row.data).requestId, () => runHere(job, row, parts, holdSignal))
}

async function runHere(job: Job, row: JobRow, parts: RunParts, holdSignal: AbortSignal): Promise<void> {
  const { boss, deps, alone } = parts
  const { id, name, data } = row
  const deaths = await countDeaths(deps.db, id)
  if (deaths > 0) {
    countOutcome(name, 'taken-back')
    deps.log.warn({ job: name, id, deaths }, 'a job was taken back from a worker that died')
  }
  if (deaths >= mostDeaths) {
    await setAside(boss, deps.db, { id, name })
    countOutcome(name, 'set-aside')
    deps.log.error({ job: name, id }, 'a job killed its worker again and again and is set aside')
    return
  }
  const begin = async () => {
    if (parts.ended.aborted) return
    await beginTry(deps.db, { id, kind: name, payload: data })
    deps.log.debug({ job: name, id }, 'a job begins')
    const begun = performance.now()
    const outcome = await withSignal(holdSignal, () =>
      traced(row, parts.tracing, () => attempt(job, row, deps)),
    )
    if (outcome !== 'done' && holdSignal.aborted && !parts.ended.aborted) {
      deps.log.info({ job: name, id }, 'a job was given back, since those of its person are held')
      return giveBack(boss, deps.db, [row], 'the jobs of the person are held')
    }
    await settle(job, row, { outcome, seconds: (performance.now() - begun) / 1000 }, parts)
  }
  return deaths === mostDeaths - 1 ? alone(begin) : begin()
}

type Outcome = 'done' | { error: unknown }

/** A try is a span; it goes on from the request that left the job. */
async function traced(
  { id, name, data }: JobRow,
  tracing: Tracing | undefined,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  if (tracing === undefined) return run()
  const { traceparent, requestId } = readJobData(data)
  const span = tracing.begin(`job ${name}`, {
    kind: 'consumer',
    attributes: {
      'job.kind': name,
      'job.id': id,
      ...(requestId !== undefined && { 'request.id': requestId }),
    },
    traceparent,
    isQueued: true,
  })
  const outcome = await withSpan(span, run)
  if (outcome !== 'done') span.fail(outcome.error)
  span.end()
  return outcome
}

async function attempt(job: Job, { data, output }: JobRow, deps: Deps): Promise<Outcome> {
  // a great deal may be done before the first call to the store
  const isWaiting = waitsOf(output) > 0
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('the job took too long')), mostSeconds * 1000)
  try {
    if (isWaiting) await deps.files.check()
    await Promise.race([job.run(job.payload.parse(readJobData(data).payload), deps), late.promise])
    return 'done'
  } catch (error) {
    return { error }
  } finally {
    clearTimeout(timer)
  }
}

async function settle(
  job: Job,
  row: JobRow,
  { outcome, seconds }: { outcome: Outcome; seconds: number },
  { boss, deps, ended, untold }: RunParts,
): Promise<void> {
  if (ended.aborted) return
  const { id, name } = row
  untold.add(id)
  await endTries(deps.db, [id])
  untold.delete(id)
  if (outcome === 'done') {
    await boss.complete(name, id)
    return countOutcome(name, 'done', seconds)
  }
  const storeAway = storeAwayIn(outcome.error)
  if (storeAway) {
    noteStoreAway(deps.log, storeAway, { job: name, id })
    await waitForStore(boss, row, storeAway.message)
    await tellWaiting(job, row, deps)
    return countOutcome(name, 'waits')
  }
  deps.log.error({ err: outcome.error, job: name, id }, 'a job failed')
  const failures = failuresOf(row.output) + 1
  const requestId = requestIdHere()
  const output = {
    failures,
    message: isNoSpace(outcome.error) ? noSpaceWords : safeMessage(outcome.error),
    ...(requestId !== undefined && { requestId }),
  }
  const isLast = failures > (job.retries ?? defaultRetries)
  if (isLast) await endForGood(boss, deps.db, row, output)
  else await boss.fail(name, id, output)
  countOutcome(name, isLast ? 'failed-for-good' : 'failed')
}

async function tellWaiting(job: Job, { name, id, data }: JobRow, deps: Deps): Promise<void> {
  try {
    await job.waits?.(job.payload.parse(readJobData(data).payload), deps)
  } catch (error) {
    deps.log.warn({ err: error, job: name, id }, 'that a job waits could not be told')
  }
}
