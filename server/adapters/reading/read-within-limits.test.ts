import { expect, test } from 'vitest'
import type { Origin } from '#domain/books/item'
import { type Limit, LimitReached, ProcessDied, type Spent } from '#processes/limits'
import type { ProcessPool } from '#processes/start-pool'
import { readWithinLimits } from './read-within-limits.ts'
import type { ReadInput, ReadingJobs, ReadPart } from './reading-jobs.ts'

const files = ['1', '2', '3', '4', '5', '6'].map((path): Origin => ({ archive: 'a.zip', path }))
const [first, second] = files
const input = { paths: ['/a.zip'], names: new Map(), arrivals: new Map(), timeZone: 'UTC' }

type Step = Origin | 'merge'

/** Tells the files one after another, as a child does, and ends where `failure` says so; each step costs as much as is told. */
function poolOf(
  failure: (step: Step, request: ReadInput, time: number, spent: Spent) => Error | undefined,
  costOf: (step: Step) => Spent = () => ({ processorMs: 1, wallMs: 1 }),
) {
  const requests: ReadInput[] = []
  const pool: Pick<ProcessPool<ReadingJobs>, 'run'> = {
    async run(job, given, { onPart, signal } = {}) {
      if (job === 'weigh') return { files: 6, bytes: 1000 } as never // reason: the job is known here
      const request = structuredClone(given as ReadInput) // reason: likewise
      requests.push(request)
      const tell = onPart as (part: ReadPart) => void // reason: likewise
      const spent = { processorMs: 0, wallMs: 0 }
      for (const step of [...files, 'merge' as const]) {
        signal?.throwIfAborted()
        tell({ step, spent: { ...spent } })
        spent.processorMs += costOf(step).processorMs
        spent.wallMs += costOf(step).wallMs
        const error = failure(step, request, requests.length, spent)
        if (error) throw error
      }
      return { read: { items: 0, photos: 0 } } as never // reason: likewise
    },
  }
  return { pool: pool as ProcessPool<ReadingJobs>, requests } // reason: nothing else of it is used
}

const isLeftOut = ({ leaveOut, leaveOutFrom }: ReadInput, file: Origin) =>
  leaveOut.some(({ path }) => path === file.path) ||
  (leaveOutFrom !== undefined && file.path >= leaveOutFrom.path)

const over = (limit: Limit, spent?: Spent) => new LimitReached(limit, 'read', spent)

test('the file over which the memory went is left out, and all else read again', async () => {
  const { pool, requests } = poolOf((step, request) =>
    step === second && !isLeftOut(request, step) ? over('memory') : undefined,
  )
  expect(await readWithinLimits(pool, input, undefined)).toMatchObject({ items: [], receipt: [] })
  expect(requests.map(({ leaveOut }) => leaveOut)).toEqual([[], [second]])
})

test.each([
  ['processor', { processorMs: 90, wallMs: 10 }],
  ['wall', { processorMs: 10, wallMs: 90 }],
] as const)(
  'the file that took longest by that measure is to blame for time (%s), not the one that was read last',
  async (limit, costly) => {
    const cheap = { processorMs: costly.wallMs, wallMs: costly.processorMs }
    const fails: Parameters<typeof poolOf>[0] = (step, request, _time, spent) =>
      step === second && !isLeftOut(request, { archive: '', path: '1' }) ? over(limit, spent) : undefined
    const costOf = (step: Step) => (step === first ? costly : cheap)
    const { pool, requests } = poolOf(fails, costOf)
    await readWithinLimits(pool, input, undefined)
    expect(requests.map(({ leaveOut }) => leaveOut)).toEqual([[], [first]])
  },
)

test('the file at which it was stopped is to blame where that took longest', async () => {
  const fails: Parameters<typeof poolOf>[0] = (step, request, _time, spent) =>
    step === second && !isLeftOut(request, step) ? over('processor', spent) : undefined
  const { pool, requests } = poolOf(fails, step => ({ processorMs: step === second ? 90 : 10, wallMs: 1 }))
  await readWithinLimits(pool, input, undefined)
  expect(requests.map(({ leaveOut }) => leaveOut)).toEqual([[], [second]])
})

test('after three files, what was not reached is left out as well', async () => {
  const { pool, requests } = poolOf((step, request) =>
    typeof step === 'object' && step !== first && !isLeftOut(request, step) ? over('memory') : undefined,
  )
  expect(await readWithinLimits(pool, input, undefined)).toHaveProperty('items')
  const [, two, three, four] = files
  expect(requests.at(-1)).toMatchObject({ leaveOut: [two, three, four], leaveOutFrom: four })
  expect(requests).toHaveLength(4)
})

test('a child that somebody killed is asked again, and its file left out the second time', async () => {
  const { pool, requests } = poolOf((step, _request, time) =>
    step === second && time < 3 ? new ProcessDied('died') : undefined,
  )
  await readWithinLimits(pool, input, undefined)
  expect(requests.map(({ leaveOut }) => leaveOut)).toEqual([[], [], [second]])
})

test('what cannot be merged is refused', async () => {
  const { pool } = poolOf(step => (step === 'merge' ? over('memory') : undefined))
  expect(await readWithinLimits(pool, input, undefined)).toEqual({ refused: 'zip-bomb', archive: 'a.zip' })
})

test('a surprise is thrown', async () => {
  const { pool } = poolOf(() => new Error('the disk is gone'))
  await expect(readWithinLimits(pool, input, undefined)).rejects.toThrow('the disk is gone')
})

test('who gives up hears so, and the child is given up with him', async () => {
  const unwanted = new AbortController()
  const { pool, requests } = poolOf(step => {
    if (step === second) unwanted.abort(new Error('deleted'))
    return undefined
  })
  await expect(readWithinLimits(pool, input, undefined, unwanted.signal)).rejects.toThrow('deleted')
  expect(requests).toHaveLength(1)
})
