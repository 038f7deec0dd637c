import { expect, test } from 'vitest'
import type { SocialItem } from '#contract/item'
import { nearTwin } from './near-twin.ts'

type Photo = SocialItem['photos'][number]

const photo = (photoId: string, more: Partial<Photo> = {}): Photo => ({
  photoId,
  size: 'usual',
  removed: false,
  kind: 'photo',
  ...more,
})
const entry = (...photos: Photo[]) => ({ itemId: 'i1', photos })
const twinOf = { itemId: 'i1', photoId: 'a', postDate: '2021-03-05 08:00' }

test('a near-twin is named by where it is now, and by its day in another entry', () => {
  const twin = photo('b', { twinOf })
  expect(nearTwin(twin, entry(photo('a'), twin))).toEqual({ number: 1 })
  expect(nearTwin(twin, entry(twin, photo('c'), photo('a')))).toEqual({ number: 3 })
  expect(nearTwin(twin, { ...entry(photo('c'), twin), itemId: 'i2' })).toEqual({
    postDate: '2021-03-05 08:00',
  })
})

test('of two that look alike nothing is said once one of them is left out', () => {
  const twin = photo('b', { twinOf })
  expect(nearTwin(twin, entry(photo('a', { removed: true }), twin))).toBeUndefined()
  expect(nearTwin({ ...twin, removed: true }, entry(photo('a'), twin))).toBeUndefined()
  expect(nearTwin(photo('c'), entry(photo('a'), photo('c')))).toBeUndefined()
})

test('a photo that another entry has as well is the near-twin of that, and not of itself', () => {
  const itself = photo('a', { twinOf })
  expect(nearTwin(itself, { itemId: 'i2', photos: [itself] })).toEqual({ postDate: '2021-03-05 08:00' })
})
