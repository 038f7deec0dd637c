import { access } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Files } from './adapters/files/files.ts'
import type { SharedPool } from './kernel/db/shared-pool.ts'
import { StoreAway } from './kernel/store-away.ts'
import { readinessChecks } from './readiness.ts'

const storeThat = (check: () => Promise<void>) =>
  readinessChecks({
    // nothing else of them is asked here
    files: { check } as Files,
    pool: {} as SharedPool,
    askDatabase: () => Promise.resolve(),
    dataFolder: '/',
    keepFreeBytes: 0,
  }).store?.()

test.each([
  ['up', () => Promise.resolve(), true],
  ['away', () => Promise.reject(new StoreAway(new Error('no route'))), false],
  ['refused', () => Promise.reject(new StoreAway(new Error('403'), 'refused')), false],
  ['away', () => access('/no/such/folder'), false],
  ['refused', () => Promise.reject(new Error('NoSuchBucket')), false],
] as const)('a store is %s', async (state, check, ready) => {
  expect(await storeThat(check)).toEqual({ ready, state })
})
