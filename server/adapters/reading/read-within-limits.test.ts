import { expect, test } from 'vitest'
import type { Origin } from '#domain/books/item'
import { type Limit, LimitReached, ProcessDied } from '#processes/limits'
import type { ProcessPool } from '#processes/start-pool'
import { readWithinLimits } from './read-within-limits.ts'
import type { ReadInput, ReadingJobs, ReadPart } from './reading-jobs.ts'

const files = ['1', '2', '3', '4', '5', '6'].map((path): Origin => ({ archive: 'a.zip', path }))
const [first, second] = files
const input = { paths: ['/a.zip'], names: new Map(), arrivals: new Map(), timeZone: 'UTC' }

/** Tells the files one after another, as a child does, and ends where `failure` says so. */
function poolOf(failure: (step: Origin | 'merge', asked: ReadInput, time: number) => Error | undefined) {
  const asked: ReadInput[] = []
  const pool: Pick<ProcessPool<ReadingJobs>, 'run'> = {
    async run(job, given, { onPart, signal } = {}) {
      if (job === 'weigh') return { files: 6, bytes: 1000 } as never // reason: the job is known here
      const request = structuredClone(given as ReadInput) // reason: likewise
      asked.push(request)
      const tell = onPart as (part: ReadPart) => void // reason: likewise
      for (const step of [...files, 'merge' as const]) {
        signal?.throwIfAborted()
        tell({ step })
        const error = failure(step, request, asked.length)
        if (error) throw error
      }
      return { read: { items: 0, photos: 0 } } as never // reason: likewise
    },
  }
  return { pool: pool as ProcessPool<ReadingJobs>, asked } // reason: nothing else of it is used
}

const isLeftOut = ({ leaveOut, leaveOutFrom }: ReadInput, file: Origin) =>
  leaveOut.some(({ path }) => path === file.path) ||
  (leaveOutFrom !== undefined && file.path >= leaveOutFrom.path)

const over = (limit: Limit) => new LimitReached(limit, 'read')

test('the file over which the memory went is left out, and all else read again', async () => {
  const { pool, asked } = poolOf((step, request) =>
    step === second && !isLeftOut(request, step) ? over('memory') : undefined,
  )
  expect(await readWithinLimits(pool, input, undefined)).toMatchObject({ items: [], receipt: [] })
  expect(asked.map(({ leaveOut }) => leaveOut)).toEqual([[], [second]])
})

test('the file that took longest is to blame for time, not the one that was read last', async () => {
  const { pool, asked } = poolOf((step, request) => {
    if (step === first && !isLeftOut(request, step))
      for (const until = performance.now() + 20; performance.now() < until; );
    return step === second && !isLeftOut(request, { archive: '', path: '1' }) ? over('processor') : undefined
  })
  await readWithinLimits(pool, input, undefined)
  expect(asked.map(({ leaveOut }) => leaveOut)).toEqual([[], [first]])
})

test('after three files, what was not reached is left out as well', async () => {
  const { pool, asked } = poolOf((step, request) =>
    typeof step === 'object' && step !== first && !isLeftOut(request, step) ? over('memory') : undefined,
  )
  expect(await readWithinLimits(pool, input, undefined)).toHaveProperty('items')
  const [, two, three, four] = files
  expect(asked.at(-1)).toMatchObject({ leaveOut: [two, three, four], leaveOutFrom: four })
  expect(asked).toHaveLength(4)
})

test('a child that somebody killed is asked again, and its file left out the second time', async () => {
  const { pool, asked } = poolOf((step, _request, time) =>
    step === second && time < 3 ? new ProcessDied('died') : undefined,
  )
  await readWithinLimits(pool, input, undefined)
  expect(asked.map(({ leaveOut }) => leaveOut)).toEqual([[], [], [second]])
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
  const { pool, asked } = poolOf(step => {
    if (step === second) unwanted.abort(new Error('deleted'))
    return undefined
  })
  await expect(readWithinLimits(pool, input, undefined, unwanted.signal)).rejects.toThrow('deleted')
  expect(asked).toHaveLength(1)
})
