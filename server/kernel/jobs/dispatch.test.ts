import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dispatch, type Kind } from './dispatch.ts'

interface Row {
  groupId: string | null
  n: number
}

const slots = { all: 4, background: 2 }

/** A queue in memory, as PostgreSQL would give it: the oldest of those who are not passed over. */
function memoryQueue(parts: Partial<Kind<Row>> = {}) {
  const waiting: Row[] = []
  const started: Row[] = []
  const ends: (() => void)[] = []
  let fetches = 0
  const kind: Kind<Row> = {
    name: 'pdf',
    urgency: 'interactive',
    concurrency: 1,
    async fetch(passedOver) {
      fetches += 1
      const index = waiting.findIndex(({ groupId }) => groupId === null || !passedOver.includes(groupId))
      return index < 0 ? undefined : waiting.splice(index, 1)[0]
    },
    run(row) {
      started.push(row)
      return new Promise(resolve => ends.push(resolve))
    },
    ...parts,
  }
  return { kind, waiting, started, ends, fetches: () => fetches }
}

const jobs = (groupId: string | null, count: number) =>
  Array.from({ length: count }, (_, n) => ({ groupId, n }))
/** Lets everything happen that waits for nothing but promises. */
const settled = () => new Promise<void>(resolve => setImmediate(resolve))

function fail(error: unknown): never {
  throw error
}

test('when a job ends the next is fetched at once, without anybody waking', async () => {
  const queue = memoryQueue()
  queue.waiting.push(...jobs(null, 50))
  dispatch([queue.kind], slots, fail).wake()
  for (let done = 1; done <= 50; done += 1) {
    await settled()
    expect(queue.started).toHaveLength(done)
    queue.ends.shift()?.()
  }
  await settled()
  // one each, and one that found nothing
  expect(queue.fetches()).toBe(51)
})

test('one with a thousand jobs delays another by no more than the job that runs', async () => {
  const queue = memoryQueue()
  queue.waiting.push(...jobs('many', 1_000))
  const dispatcher = dispatch([queue.kind], slots, fail)
  dispatcher.wake()
  for (let done = 0; done < 3; done += 1) {
    await settled()
    queue.ends.shift()?.()
  }
  await settled()
  const before = queue.started.length
  queue.waiting.push(...jobs('one', 1))
  queue.ends.shift()?.()
  await settled()
  expect(queue.started[before]).toEqual({ groupId: 'one', n: 0 })
})

test('however many jobs people have, nobody is served a second time while another waits for his first', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 }),
      async counts => {
        const queue = memoryQueue()
        for (const [person, count] of counts.entries()) queue.waiting.push(...jobs(String(person), count))
        const all = queue.waiting.length
        dispatch([queue.kind], slots, fail).wake()
        for (let done = 0; done < all; done += 1) {
          await settled()
          queue.ends.shift()?.()
        }
        const order = queue.started.map(({ groupId }) => groupId)
        expect(new Set(order.slice(0, counts.length)).size).toBe(counts.length)
        // in each round, everybody who has some left
        const most = Math.max(...counts)
        let at = 0
        for (let round = 1; round <= most; round += 1) {
          const left = counts.flatMap((count, person) => (count >= round ? String(person) : []))
          expect(order.slice(at, at + left.length).sort()).toEqual(left.sort())
          at += left.length
        }
      },
    ),
    { numRuns: 50 },
  )
})

test('where a kind has room for two, one person leaves room for another', async () => {
  const queue = memoryQueue({ concurrency: 2 })
  queue.waiting.push(...jobs('many', 10))
  const dispatcher = dispatch([queue.kind], slots, fail)
  dispatcher.wake()
  await settled()
  expect(queue.started).toHaveLength(1)
  queue.waiting.push(...jobs('one', 1))
  dispatcher.wake('pdf')
  await settled()
  expect(queue.started.map(({ groupId }) => groupId)).toEqual(['many', 'one'])
})

test('background work cannot keep interactive work waiting', async () => {
  const imports = memoryQueue({ name: 'import', urgency: 'background', concurrency: 9 })
  const pdfs = memoryQueue({ name: 'pdf' })
  imports.waiting.push(...jobs(null, 100))
  const dispatcher = dispatch([imports.kind, pdfs.kind], slots, fail)
  dispatcher.wake()
  await settled()
  expect(imports.started).toHaveLength(2)
  pdfs.waiting.push(...jobs(null, 1))
  dispatcher.wake('pdf')
  await settled()
  expect(pdfs.started).toHaveLength(1)
})

test('who wakes while a fetch is on its way is heard', async () => {
  const queue = memoryQueue()
  const gate = Promise.withResolvers<void>()
  let isFirst = true
  const slow: Kind<Row> = {
    ...queue.kind,
    async fetch(passedOver) {
      const row = await queue.kind.fetch(passedOver)
      if (isFirst) {
        isFirst = false
        await gate.promise
      }
      return row
    },
  }
  const dispatcher = dispatch([slow], slots, fail)
  dispatcher.wake()
  await settled()
  // too late for the fetch that has looked already
  queue.waiting.push(...jobs(null, 1))
  dispatcher.wake('pdf')
  gate.resolve()
  await settled()
  expect(queue.started).toHaveLength(1)
})

test('a fetch that fails is told, and done again when somebody wakes', async () => {
  const queue = memoryQueue()
  queue.waiting.push(...jobs(null, 1))
  const errors: unknown[] = []
  let isAway = true
  const fragile: Kind<Row> = {
    ...queue.kind,
    fetch: passedOver => (isAway ? Promise.reject(new Error('away')) : queue.kind.fetch(passedOver)),
  }
  const dispatcher = dispatch([fragile], slots, error => void errors.push(error))
  dispatcher.wake()
  await settled()
  isAway = false
  dispatcher.wake()
  await settled()
  expect(queue.started).toHaveLength(1)
  expect(errors).toEqual([new Error('away')])
})

test('once stopped it fetches no more', async () => {
  const queue = memoryQueue()
  queue.waiting.push(...jobs(null, 2))
  const dispatcher = dispatch([queue.kind], slots, fail)
  dispatcher.wake()
  await settled()
  await dispatcher.stop()
  queue.ends.shift()?.()
  await settled()
  expect(queue.started).toHaveLength(1)
})

test('what nobody waits for begins as its pace says, and nothing is asked for it meanwhile; what somebody waits for begins at once', async () => {
  const mails = memoryQueue({ name: 'mail', urgency: 'background', concurrency: 4 })
  const months = memoryQueue({ name: 'month', concurrency: 2 })
  mails.waiting.push(...jobs(null, 5))
  let left = 1
  const pace = {
    mayBegin: () => left > 0,
    began() {
      left -= 1
    },
  }
  const dispatcher = dispatch([mails.kind, months.kind], slots, fail, pace)
  dispatcher.wake()
  await settled()
  expect(mails.started).toHaveLength(1)
  expect(mails.fetches()).toBe(1)
  months.waiting.push(...jobs(null, 2))
  dispatcher.wake()
  await settled()
  expect(months.started).toHaveLength(2)
  mails.ends.shift()?.()
  await settled()
  expect(mails.started).toHaveLength(1)
  left = 1
  dispatcher.wake()
  await settled()
  expect(mails.started).toHaveLength(2)
})
