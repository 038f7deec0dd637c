import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { wakeWorkers } from './wake-workers.ts'

/** A database that answers when it is let. */
function slowDatabase() {
  const calls: { texts: string[]; answer: PromiseWithResolvers<{ rows: [] }> }[] = []
  const executeSql = (_: string, [, texts]: unknown[] = []) => {
    const answer = Promise.withResolvers<{ rows: [] }>()
    calls.push({ texts: texts as string[], answer })
    return answer.promise
  }
  const queues = () => calls.map(({ texts }) => texts.map(text => JSON.parse(text).key))
  return { db: { executeSql }, calls, queues }
}

const noPause = () => Promise.resolve()

test('what comes while workers are told is told together, each queue once', async () => {
  const { db, calls, queues } = slowDatabase()
  const wake = wakeWorkers(db, noPause)
  for (const queue of ['mail', 'print', 'mail', 'print']) wake(queue)
  expect(queues()).toEqual([['mail']])
  calls[0]?.answer.resolve({ rows: [] })
  await turn()
  expect(queues()).toEqual([['mail'], ['print', 'mail']])
})

test('what comes soon after is told after a pause, together', async () => {
  const { db, calls, queues } = slowDatabase()
  const pause = Promise.withResolvers<void>()
  const wake = wakeWorkers(db, () => pause.promise)
  wake('mail')
  calls[0]?.answer.resolve({ rows: [] })
  await turn()
  for (const queue of ['mail', 'print', 'mail']) wake(queue)
  await turn()
  expect(queues()).toEqual([['mail']])
  pause.resolve()
  await turn()
  expect(queues()).toEqual([['mail'], ['mail', 'print']])
})

test('who could not be told is told of what comes next', async () => {
  const { db, calls, queues } = slowDatabase()
  const wake = wakeWorkers(db, noPause)
  wake('mail')
  calls[0]?.answer.reject(new Error('away'))
  await turn()
  wake('print')
  expect(queues()).toEqual([['mail'], ['print']])
})
