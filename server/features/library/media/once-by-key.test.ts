import { expect, it } from 'vitest'
import { onceByKey } from './once-by-key.ts'

it('does the work of one key once for all who ask meanwhile, and again later', async () => {
  const once = onceByKey<string>()
  let begun = 0
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = () => {
    begun += 1
    return promise
  }
  const all = [1, 2, 3].map(() => once('a', work))
  const other = once('b', async () => 'other')
  resolve('done')
  expect(await Promise.all([...all, other])).toEqual(['done', 'done', 'done', 'other'])
  expect(begun).toBe(1)
  await once('a', work)
  expect(begun).toBe(2)
})

it('goes on after work that failed', async () => {
  const once = onceByKey<string>()
  const failing = () => Promise.reject(new Error('no'))
  await Promise.all([1, 2].map(() => expect(once('a', failing)).rejects.toThrow('no')))
  expect(await once('a', async () => 'yes')).toBe('yes')
})
