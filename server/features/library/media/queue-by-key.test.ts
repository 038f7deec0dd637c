import { expect, it } from 'vitest'
import { queueByKey } from './queue-by-key.ts'

function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const started: string[] = []
  const begin = (name: string) => () => {
    started.push(name)
    return promise
  }
  return { begin, started, resolve, reject }
}

it('runs as many at once as it may, and the others in order', async () => {
  const queue = queueByKey({ atOnce: 2, waiting: 10 })
  const { begin, started, resolve } = work()
  const all = ['a', 'b', 'c', 'd'].map(key => queue(key, begin(key)))
  await Promise.resolve()
  expect(started).toEqual(['a', 'b'])
  resolve('done')
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done'])
  expect(started).toEqual(['a', 'b', 'c', 'd'])
})

it('does the work of one key once for all who ask meanwhile, and again later', async () => {
  const queue = queueByKey({ atOnce: 2, waiting: 10 })
  const { begin, started, resolve } = work()
  const all = [1, 2, 3].map(() => queue('a', begin('a')))
  resolve('done')
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done'])
  expect(started).toEqual(['a'])
  await queue('a', begin('a'))
  expect(started).toEqual(['a', 'a'])
})

it('says when too many wait', async () => {
  const queue = queueByKey({ atOnce: 1, waiting: 1 })
  const { begin, started, resolve } = work()
  const [a, b] = [queue('a', begin('a')), queue('b', begin('b'))]
  expect(await queue('c', begin('c'))).toBe('full')
  resolve('done')
  expect(await Promise.all([a, b, queue('b', begin('b'))])).toEqual(['done', 'done', 'done'])
  expect(started).toEqual(['a', 'b'])
})

it('goes on after work that failed', async () => {
  const queue = queueByKey({ atOnce: 1, waiting: 10 })
  const failing = Promise.all([
    expect(queue('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no'),
    expect(queue('a', () => Promise.resolve('never asked'))).rejects.toThrow('no'),
  ])
  expect(await queue('b', () => Promise.resolve('yes'))).toBe('yes')
  await failing
})
