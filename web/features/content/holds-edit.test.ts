import { expect, test } from 'vitest'
import type { SocialItem } from '#contract/item'
import { buildSocialItem } from '../../../tests/web/build-social-item.ts'
import { holdsEdit } from './holds-edit.ts'
import type { Edit } from './item-drafts.ts'
import { photoEdits } from './photo-edits.ts'

const crop = { x: 0.1, y: 0.2, w: 0.5, h: 0.6 }
const photo = (photoId: string, of: Partial<SocialItem['photos'][number]> = {}) =>
  ({ photoId, size: 'usual', removed: false, kind: 'photo', ...of }) as const
const item = buildSocialItem({
  place: { name: '台南' },
  photos: [photo('a', { crop }), photo('b', { size: 'large' }), photo('c', { removed: true })],
})
const [a, b, c] = photoEdits(item.photos)
if (!a || !b || !c) throw new Error('three photos have three edits')

test.each<[string, Edit]>([
  ['nothing', {}],
  ['its words', { title: '', content: '早', postDate: '2021-03-05 08:00' }],
  ['its place', { place: { name: '台南' } }],
  ['its photos', { photos: [a, b, c] }],
  ['that the book decides how it is set', { treatment: null }],
  ['its hashtags at the back of the book', { keepsTags: false }],
  ['its photos without the removed one', { photos: [a, b] }],
])('an item holds %s', (_, edit) => {
  expect(holdsEdit(item, edit)).toBe(true)
})

test.each<[string, Edit]>([
  ['other words beside the same photos', { content: '晚', photos: [a, b, c] }],
  ['another place', { place: { name: '台北' } }],
  ['no place', { place: false }],
  ['what was imported', { title: null }],
  ['the place that was imported', { place: null }],
  ['another order', { photos: [b, a, c] }],
  ['another crop', { photos: [{ ...a, crop: { ...crop, w: 0.4 } }, b, c] }],
  ['no crop', { photos: [{ photoId: 'a' }, b, c] }],
  ['another size', { photos: [a, { photoId: 'b' }, c] }],
  ['another kind of picture', { photos: [{ ...a, pictureKind: 'words' }, b, c] }],
  ['another focus', { photos: [{ ...a, focus: { x: 0.2, y: 0.7 } }, b, c] }],
  ['a photo that comes back', { photos: [a, b, { photoId: 'c' }] }],
  ['a photo less', { photos: [a] }],
  ['a photo more', { photos: [a, b, c, { photoId: 'd', added: true }] }],
  ['its hashtags with it', { keepsTags: true }],
  ['another way to be set', { treatment: 'own' }],
  ['a caption', { photos: [{ ...a, caption: '門口' }, b, c] }],
])('an item does not hold %s', (_, edit) => {
  expect(holdsEdit(item, edit)).toBe(false)
})

test('without a place is without a place', () => {
  const { place: _, ...placeless } = item
  expect(holdsEdit(placeless, { place: false })).toBe(true)
})
