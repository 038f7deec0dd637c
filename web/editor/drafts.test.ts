import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { draftsIn } from './drafts.ts'

const shape = z.object({ text: z.string() })

/** As much of the browser's storage as drafts need. */
function storageWith(entries: Record<string, string>): Storage {
  const stored = new Map(Object.entries(entries))
  return {
    get length() {
      return stored.size
    },
    key: at => [...stored.keys()][at] ?? null,
    getItem: key => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: key => void stored.delete(key),
    clear: () => stored.clear(),
  }
}

test('what was kept is there again, but for what was dropped or belongs to others', () => {
  const storage = storageWith({ 'draft b2 i9': '{"text":"別的書"}' })
  const drafts = draftsIn(storage, 'draft b1 ', shape)
  drafts.keep('i1', { text: '早' })
  drafts.keep('i2', { text: '晚' })
  drafts.drop('i2')
  expect(draftsIn(storage, 'draft b1 ', shape).all()).toEqual([{ text: '早' }])
})

test('what is broken or of another shape is no draft', () => {
  const storage = storageWith({ 'draft b1 i1': '{"text":', 'draft b1 i2': '{"words":"早"}' })
  expect(draftsIn(storage, 'draft b1 ', shape).all()).toEqual([])
})

test('a device that keeps nothing has none', () => {
  const drafts = draftsIn(undefined, 'draft b1 ', shape)
  drafts.keep('i1', { text: '早' })
  expect(drafts.all()).toEqual([])
})
