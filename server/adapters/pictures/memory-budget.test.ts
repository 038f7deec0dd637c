import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryBudget } from './memory-budget.ts'

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

test('what does not fit waits until it does, in order, and holds nobody up who waits for his own share only', async () => {
  const acquire = memoryBudget({ all: 10, perOwner: 6 })
  const begun: string[] = []
  const ask = (name: string, bytes: number) =>
    acquire(name.charAt(0), bytes).then(giveBack => {
      begun.push(name)
      return giveBack
    })
  const [a1, , b1, ...others] = [ask('a1', 5), ask('a2', 2), ask('b1', 4), ask('c1', 3), ask('d1', 1)]
  await settled()
  // a2 is beyond the share of a; c1 beyond what is left, and d1, which would fit, does not pass it
  expect(begun).toEqual(['a1', 'b1'])
  ;(await b1)?.()
  await settled()
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1'])
  ;(await a1)?.()
  await settled()
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1', 'a2'])
  expect(others).toHaveLength(2)
})

test('one that is larger than all there is comes alone', async () => {
  const acquire = memoryBudget({ all: 10, perOwner: 6 })
  const small = await acquire('a', 1)
  let begun = false
  const large = acquire('b', 50).then(giveBack => {
    begun = true
    return giveBack
  })
  await settled()
  expect(begun).toBe(false)
  small()
  ;(await large)()
})

test('whoever asks for whatever, all get it in the end, and never is more taken than there is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 14 }), fc.nat(3)), {
        maxLength: 30,
      }),
      async wishes => {
        const acquire = memoryBudget({ all: 12, perOwner: 8 })
        const taken: number[] = []
        await Promise.all(
          wishes.map(async ([owner, bytes, ticks]) => {
            const giveBack = await acquire(owner, bytes)
            taken.push(bytes)
            const sum = taken.reduce((all, some) => all + some, 0)
            expect(taken.length === 1 || sum <= 12).toBe(true)
            for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
            taken.splice(taken.indexOf(bytes), 1)
            giveBack()
          }),
        )
      },
    ),
  )
})
