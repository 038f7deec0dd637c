import { expect, test } from 'vitest'
import { dependsOnPictures } from './plan-cache.ts'

const design = { title: '', author: '', template: 'dots' as const, cover: { color: '#F3EDE1' }, inserts: [] }
const withCover = { ...design, cover: { ...design.cover, pic: 'a'.repeat(64) } }

test('the leaf of a year on screen shows the picture that is printed: another one than the cover', () => {
  expect(dependsOnPictures({ runsOn: true, design: { ...withCover, edited: true } })).toBe(true)
  expect(dependsOnPictures({ runsOn: true, design: { ...design, edited: true } })).toBe(false)
  // books without leaves
  expect(dependsOnPictures({ runsOn: false, design: { ...withCover, edited: true } })).toBe(false)
  expect(dependsOnPictures({ runsOn: true, design: withCover })).toBe(false)
})

test('inserted pages show their own pictures', () => {
  const insert = { insertId: 'p1', kind: 'photo' as const, at: 'back' as const }
  expect(dependsOnPictures({ runsOn: false, design: { ...design, inserts: [insert] } })).toBe(false)
  const inserts = [{ ...insert, imageId: 'i1' }]
  expect(dependsOnPictures({ runsOn: false, design: { ...design, inserts } })).toBe(true)
})
