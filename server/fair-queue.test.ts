import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'

/** Work that ends when the test says so; notes who began. */
function desk() {
  const began: string[] = []
  const ends: (() => void)[] = []
  return {
    began,
    work: (name: string) => () => {
      began.push(name)
      return new Promise<string>(resolve => ends.push(() => resolve(name)))
    },
    async endFirst() {
      ends.shift()?.()
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
  }
}

const wide = { atOnce: 2, atOnceOfOne: 1, waiting: 100, waitingOfOne: 50 }

test('one with much to do leaves room for another, who begins at once', () => {
  const { began, work } = desk()
  const queue = fairQueue(wide)
  for (let n = 0; n < 20; n += 1) void queue('much', work(`much ${n}`))
  void queue('little', work('little'))
  expect(began).toEqual(['much 0', 'little'])
})

test('owners take turns, and each keeps his order', async () => {
  const { began, work, endFirst } = desk()
  const queue = fairQueue({ ...wide, atOnce: 1 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void queue(name.charAt(0), work(name))
  for (let n = 0; n < 6; n += 1) await endFirst()
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('who waits for too long a line is told so, and others are not', async () => {
  const { work, endFirst } = desk()
  const queue = fairQueue({ atOnce: 1, atOnceOfOne: 1, waiting: 3, waitingOfOne: 2 })
  const a = [1, 2, 3, 4].map(n => queue('a', work(`a${n}`)))
  expect(await a[3]).toBe('full')
  const b = [1, 2].map(n => queue('b', work(`b${n}`)))
  expect(await b[1]).toBe('full')
  for (let n = 0; n < 4; n += 1) await endFirst()
  expect(await Promise.all([...a.slice(0, 3), b[0]])).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('what fails frees its place', async () => {
  const queue = fairQueue({ ...wide, atOnce: 1 })
  await expect(queue('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue('a', async () => 'next')).toBe('next')
})

test('whoever comes in whatever order, no bound is broken and all that was taken in is done', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(3)), { maxLength: 40 }),
      async pieces => {
        const options = { atOnce: 3, atOnceOfOne: 2, waiting: 20, waitingOfOne: 8 }
        const queue = fairQueue(options)
        const running: string[] = []
        let most = 0
        const answers = pieces.map(([owner, ticks]) =>
          queue(owner, async () => {
            running.push(owner)
            most = Math.max(most, running.length)
            expect(running.filter(other => other === owner).length).toBeLessThanOrEqual(options.atOnceOfOne)
            for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
            running.splice(running.indexOf(owner), 1)
            return 'done' as const
          }),
        )
        const ends = await Promise.all(answers)
        expect(most).toBeLessThanOrEqual(options.atOnce)
        expect(ends.every(end => end === 'done' || end === 'full')).toBe(true)
        expect(running).toEqual([])
      },
    ),
  )
})
