import { expect, test } from 'vitest'
import { ChunkFailure, loadPart } from './chunk-failure.ts'

test('a part that loads is given as it is', async () => {
  expect(await loadPart(async () => 'screen')).toBe('screen')
})

test('a part that fails says so with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const failure = await loadPart(() => Promise.reject(cause)).catch(error => error)
  expect(failure).toBeInstanceOf(ChunkFailure)
  expect(failure.cause).toBe(cause)
})

test('a part that never comes is raised after a while', async () => {
  await expect(loadPart(() => new Promise(() => {}), 1)).rejects.toThrow('timed out')
})
