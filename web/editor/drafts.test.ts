import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { buildStorage } from '../../tests/web/build-storage.ts'
import { draftsIn } from './drafts.ts'

const shape = z.object({ text: z.string() })

test('what was kept is there again, but for what was dropped or belongs to others', () => {
  const storage = buildStorage({ 'draft b2 i9': '{"text":"別的書"}' })
  const drafts = draftsIn(storage, 'draft b1 ', shape, 't1')
  drafts.keep('i1', { text: '早' })
  drafts.keep('i2', { text: '晚' })
  drafts.drop('i2')
  expect(draftsIn(storage, 'draft b1 ', shape, 't2').all()).toMatchObject([{ draft: { text: '早' } }])
})

test('one window lets go of the words of another only when it has them among its own', () => {
  const storage = buildStorage({ 'draft b1 i0': '{"text":"從前"}' })
  const [one, two] = ['t1', 't2'].map(tab => draftsIn(storage, 'draft b1 ', shape, tab))
  one?.keep('i1', { text: '早' })
  two?.drop('i1')
  const kept = two?.all() ?? []
  expect(kept.map(({ draft }) => draft.text)).toEqual(['從前', '早'])
  kept[1]?.release('i1')
  expect(storage.length).toBe(2)
  two?.keep('i1', { text: '早' })
  kept[1]?.release('i1')
  one?.drop('i1')
  expect(two?.all().map(({ draft }) => draft.text)).toEqual(['從前', '早'])
})

test('what is broken or of another shape is no draft', () => {
  const storage = buildStorage({ 'draft b1 i1': '{"text":', 'draft b1 i2': '{"words":"早"}' })
  expect(draftsIn(storage, 'draft b1 ', shape, 't1').all()).toEqual([])
})

test('a device that keeps nothing has none', () => {
  const drafts = draftsIn(undefined, 'draft b1 ', shape, 't1')
  drafts.keep('i1', { text: '早' })
  expect(drafts.all()).toEqual([])
})
