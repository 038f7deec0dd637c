import pLimit from 'p-limit'
import type { PgBoss } from 'pg-boss'
import type { Deps } from '../../deps.ts'
import { whyUnavailable } from '../db/why-unavailable.ts'
import type { Tracing } from '../tracing/open-tracing.ts'
import { deadQueueOf, heartbeatRefreshSeconds } from './boss-queues.ts'
import { endTries } from './count-tries.ts'
import { dispatch, type Kind } from './dispatch.ts'
import { giveBack } from './give-back.ts'
import { holdRunning, type RunningJob } from './hold-running.ts'
import type { Job } from './job.ts'
import { jobEnqueued } from './job-enqueued.ts'
import { beginOutcomes } from './job-outcomes.ts'
import type { Slots } from './next-kind.ts'
import type { Pace } from './pace.ts'
import { type RunParts, runJob } from './run-job.ts'
import { setSchedules } from './set-schedules.ts'
import { type JobRow, takeJob } from './take-job.ts'
import { tellFailed } from './tell-failed.ts'

export interface Worker {
  /** Whether it gets work: not where the queue has given it no answer for long. */
  health(): WorkerHealth
  close(): Promise<void>
}

export interface WorkerHealth {
  ready: boolean
  state: 'up' | 'away'
  running: number
}

export interface WorkOptions {
  /** Hears when the first of some jobs begins and when the last has ended. */
  onBusy?(isBusy: boolean): void
  /** Whose jobs wait: none of theirs begins, and those that run are given up within seconds. */
  heldPeople?(): Promise<string[]>
  /** How long what runs may go on when the worker is to end. */
  patienceMs?: number
  slots?: Slots
  /** When background work may begin. */
  pace?: Pace
  /** Where jobs are traced. */
  tracing?: Tracing | undefined
  /** How many of a job at once, by its name, where that is another number than its own. */
  concurrency?: ReadonlyMap<string, number>
}

/** Works on jobs until it is closed. */
export async function work(
  boss: PgBoss,
  jobs: readonly Job[],
  deps: Deps,
  {
    onBusy,
    heldPeople,
    patienceMs = 8_000,
    slots = usualSlots,
    pace,
    tracing,
    concurrency: concurrencyOf = new Map(),
  }: WorkOptions = {},
): Promise<Worker> {
  await setSchedules(boss, jobs)
  beginOutcomes(jobs)
  let answeredAt = performance.now()
  const ended = new AbortController()
  const parts: RunParts = { boss, deps, tracing, alone: pLimit(1), untold: new Set(), ended: ended.signal }
  const running = new Map<string, RunningJob>()

  /** What is fetched is in `running` until it has ended, and gives signs of life there. */
  const watched =
    (run: (row: JobRow, holdSignal: AbortSignal) => Promise<void>, mayBeHeld: boolean) =>
    async (row: JobRow) => {
      if (running.size === 0) onBusy?.(true)
      const hold = new AbortController()
      const end = run(row, hold.signal)
      running.set(row.id, { row, end, ...(mayBeHeld && { hold }) })
      try {
        await end
      } finally {
        running.delete(row.id)
        if (running.size === 0) onBusy?.(false)
      }
    }
  const kindOf = (job: Job): Kind<JobRow>[] => {
    const { name, urgency, evenIfHeld, failed } = job
    const concurrency = concurrencyOf.get(name) ?? job.concurrency
    const fetch = (queue: string) => async (passedOver: string[]) => {
      const row = await takeJob(boss, deps.db, queue, passedOver)
      answeredAt = performance.now()
      return row
    }
    const fetchUnheld = async (passedOver: string[]) =>
      fetch(name)([...passedOver, ...((await heldPeople?.()) ?? [])]) // held by nobody
    const run = watched((row, holdSignal) => runJob(job, row, parts, holdSignal), !evenIfHeld)
    const own = { name, urgency, concurrency, fetch: evenIfHeld ? fetch(name) : fetchUnheld, run }
    if (!failed) return [own]
    const dead = deadQueueOf(name)
    const tell = watched(row => tellFailed(job, row, parts), false)
    // somebody looks at what will never end until he is told
    return [own, { name: dead, urgency: 'interactive', concurrency: 1, fetch: fetch(dead), run: tell }]
  }
  const kinds = jobs.flatMap(kindOf)
  function couldNot(error: unknown, name: string): void {
    // that PostgreSQL is away is said once, by who watches it
    const level = whyUnavailable(error) === 'away' ? 'debug' : 'error'
    deps.log[level]({ err: error, job: name }, 'a job could not be fetched or ended')
  }
  const dispatcher = dispatch(kinds, slots, couldNot, pace)
  const leave = kinds.map(({ name }) => deps.hub.subscribe(jobEnqueued, name, () => dispatcher.wake(name)))
  dispatcher.wake()
  // retries, schedules and what is for later come without a word
  const looking = setInterval(() => {
    dispatcher.wake()
    if (heldPeople)
      holdRunning(running, heldPeople, deps.log).catch(error =>
        deps.log.debug({ err: error }, 'who is held is not known'),
      )
  }, lookEveryMs)
  const beating = setInterval(() => void beat([...running.values()], parts), heartbeatRefreshSeconds * 1000)
  async function end(): Promise<void> {
    clearInterval(looking)
    for (const endListening of leave) endListening()
    await dispatcher.stop()
    await atMost(patienceMs, Promise.allSettled([...running.values()].map(job => job.end)))
    ended.abort()
    clearInterval(beating)
    const left = [...running.values()].map(({ row }) => row)
    await giveBack(boss, deps.db, left, 'the worker was stopped')
    await boss.stop({ graceful: false })
  }
  let ending: Promise<void> | undefined
  return {
    health() {
      // with all slots taken nothing is asked
      const ready = running.size >= slots.all || performance.now() - answeredAt < silentMs
      return { ready, state: ready ? 'up' : 'away', running: running.size }
    },
    close: () => (ending ??= end()),
  }
}

const usualSlots: Slots = { all: 6, background: 3 }

const lookEveryMs = 2_000

/** Without an answer of the queue, which is asked every two seconds where a slot is free. */
const silentMs = 30_000

/** Says that this worker lives and has these jobs, and what could not be said before. */
async function beat(running: readonly RunningJob[], { boss, deps, untold }: RunParts): Promise<void> {
  const { db, log } = deps
  try {
    for (const [name, jobsOfQueue] of Map.groupBy(running, ({ row }) => row.name))
      await boss.touch(
        name,
        jobsOfQueue.map(({ row }) => row.id),
      )
    const ids = [...untold]
    await endTries(db, ids)
    for (const id of ids) untold.delete(id)
  } catch (error) {
    log.warn({ err: error }, 'a sign of life was not given')
  }
}

function atMost(ms: number, end: Promise<unknown>): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    end.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
