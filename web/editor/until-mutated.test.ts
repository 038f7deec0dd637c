import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { untilMutated } from './until-mutated.ts'

test('waits for mutations that wait for their turn, too, and for no others', async () => {
  const queries = new QueryClient()
  const answers: (() => void)[] = []
  const done: string[] = []
  const mutate = (name: string, key: string) =>
    void queries
      .getMutationCache()
      .build(queries, {
        mutationKey: [key],
        scope: { id: key },
        mutationFn: () => new Promise<void>(answer => answers.push(answer)),
        onSuccess: () => void done.push(name),
      })
      .execute(undefined)
  mutate('first', 'choose')
  mutate('second', 'choose')
  mutate('other', 'else')
  const all = untilMutated(queries, ['choose']).then(() => done.push('all'))
  // of a scope only the first one is on its way
  await expect.poll(() => answers.length).toBe(2)
  answers.shift()?.()
  await expect.poll(() => answers.length).toBe(2)
  expect(done).toEqual(['first'])
  answers.pop()?.()
  await all
  expect(done).toEqual(['first', 'second', 'all'])
})
