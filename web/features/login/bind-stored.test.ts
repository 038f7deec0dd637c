import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { bindStored } from './bind-stored.ts'

const notReady = new ApiError(400, 41109)

async function binding(...answers: (Error | 'fine')[]) {
  const waits: number[] = []
  const reports: unknown[] = []
  let calls = 0
  const bound = await bindStored(
    async () => {
      const answer = answers[Math.min(calls, answers.length - 1)]
      calls += 1
      if (answer instanceof Error) throw answer
    },
    async ms => void waits.push(ms),
    error => void reports.push(error),
  )
  return { bound, waits, calls, reports }
}

test('is bound at once where the account is ready', async () => {
  expect(await binding('fine')).toEqual({ bound: 'bound', waits: [], calls: 1, reports: [] })
})

test('waits 800 ms at a time for an account that is not', async () => {
  expect(await binding(notReady, notReady, 'fine')).toEqual({
    bound: 'bound',
    waits: [800, 800],
    calls: 3,
    reports: [],
  })
})

test('gives up after ten tries', async () => {
  const { bound, calls, waits } = await binding(notReady)
  expect([bound, calls, waits.length]).toEqual(['later', 10, 9])
})

test.each([
  [new ApiError(400, 40080), 'refused'],
  [new ApiError(404, 40400), 'refused'],
  [new ApiError(500, 50000), 'failed'],
  [new ApiError(0, undefined, 'timeout'), 'failed'],
])('reports %s and asks no more', async (error, bound) => {
  expect(await binding(error)).toEqual({ bound, waits: [], calls: 1, reports: [error] })
})
