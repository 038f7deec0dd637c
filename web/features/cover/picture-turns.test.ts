import { expect, test } from 'vitest'
import { createPictureTurns } from './picture-turns.ts'

/** Tasks that end when they are told to, and what has begun. */
function tasks() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    begun.push(name)
    return new Promise<void>(end => ends.set(name, end))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    // what waits for it goes on in later microtasks
    await new Promise(resolve => setTimeout(resolve))
  }
  return { begun, task, end }
}

test('what goes first waits for nothing, the others for it and for each other', async () => {
  const turns = createPictureTurns()
  const { begun, task, end } = tasks()
  void turns.first(task('large'))
  for (const name of ['a', 'b']) void turns.behind(task(name))
  expect(begun).toEqual(['large'])
  await end('large')
  expect(begun).toEqual(['large', 'a'])
  void turns.first(task('larger'))
  expect(begun).toEqual(['large', 'a', 'larger'])
  await end('a')
  expect(begun).toHaveLength(3)
  await end('larger')
  expect(begun).toEqual(['large', 'a', 'larger', 'b'])
})

test('a picture that fails leaves its turn to the next', async () => {
  const turns = createPictureTurns()
  await expect(turns.behind(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
  await expect(turns.first(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
  expect(await turns.behind(async () => 'drawn')).toBe('drawn')
})
