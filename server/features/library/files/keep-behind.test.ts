import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Deps } from '../../../deps.ts'
import type { BookCache } from './book-cache.ts'
import { allKept, keepBehind, mostBehind } from './keep-behind.ts'

/** A cache that keeps each of its bytes once `let go`, and what was kept in it. */
function slowCache() {
  const open: { keep(): void; fail(error: Error): void }[] = []
  const kept: string[] = []
  const cache: BookCache = {
    readCached: async () => undefined,
    putCached: (_kind, key) =>
      new Promise((done, fail) => {
        open.push({
          keep() {
            kept.push(key)
            done()
          },
          fail,
        })
      }),
  }
  const warn = vi.fn()
  const deps = { files: {}, log: { warn } } as unknown as Pick<Deps, 'files' | 'log'> // reason: nothing else of them is used
  return { behind: keepBehind(cache, deps), files: deps.files, open, kept, warn }
}

const bytes = Buffer.from('a page')

test('nobody waits until a drawing is kept, but who lets go of the store does', async () => {
  const { behind, files, open, kept } = slowCache()
  await behind.putCached('pages', 'a', bytes)
  expect(kept).toEqual([])
  const all = allKept(files).then(() => kept.push('all'))
  await turn()
  open[0]?.keep()
  await all
  expect(kept).toEqual(['a', 'all'])
})

test('what cannot be kept is logged, and nobody hears of it', async () => {
  const { behind, files, open, warn } = slowCache()
  await behind.putCached('pages', 'a', bytes)
  const full = new Error('the disk is full')
  open[0]?.fail(full)
  await allKept(files)
  expect(warn).toHaveBeenCalledWith({ err: full }, expect.any(String))
})

test('of a store that is slower than what is drawn no more than its bound is held', async () => {
  const { behind, open, kept } = slowCache()
  for (let n = 0; n < mostBehind; n += 1) await behind.putCached('pages', `${n}`, bytes)
  const next = behind.putCached('pages', 'next', bytes).then(() => kept.push('waited'))
  await turn()
  open.at(-1)?.keep()
  await next
  expect(kept).toEqual(['next', 'waited'])
})
