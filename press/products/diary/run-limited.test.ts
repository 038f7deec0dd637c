import { expect, it } from 'vitest'
import { runLimited } from './run-limited.ts'

/** Jobs that tell when they begin, and end when they are told to. */
function jobs(count: number) {
  const begun: number[] = []
  const ends = Array.from({ length: count }, () => Promise.withResolvers<void>())
  return {
    begun,
    list: ends.map(({ promise }, number) => () => {
      begun.push(number)
      return promise
    }),
    end: (number: number) => ends[number]?.resolve(),
    fail: (number: number) => ends[number]?.reject(new Error(`job ${number}`)),
  }
}
const settled = () => new Promise(done => setImmediate(done))

it('begins a job only when one of those before it has ended', async () => {
  const { begun, list, end } = jobs(4)
  const all = runLimited(list, 2)
  await settled()
  expect(begun).toEqual([0, 1])
  end(1)
  await settled()
  expect(begun).toEqual([0, 1, 2])
  for (const number of [0, 2, 3]) end(number)
  await all
  expect(begun).toEqual([0, 1, 2, 3])
})

it('begins no more once one has failed', async () => {
  const { begun, list, fail, end } = jobs(4)
  const all = runLimited(list, 2)
  fail(0)
  await expect(all).rejects.toThrow('job 0')
  end(1)
  await settled()
  expect(begun).toEqual([0, 1])
})
