import { expect, test } from 'vitest'
import { applyEdits, editedMedia, nameMedia } from './apply-edits.ts'
import type { Item, Media } from './item.ts'

const origin = { archive: 'a.zip', path: 'posts.json' }

function photo(uri: string, sha?: string): Media {
  return {
    kind: 'photo',
    uri,
    origin,
    ...(sha !== undefined && { picture: { sha256: sha.repeat(64), width: 800, height: 600 } }),
  }
}

function post(overrides: Partial<Item> = {}): Item {
  return {
    id: 'p',
    source: 'facebook',
    kind: 'post',
    time: 1000,
    text: '早安',
    media: [photo('a.jpg', 'a'), photo('b.jpg', 'b'), photo('c.jpg', 'c')],
    people: [],
    links: [],
    place: { name: '台北' },
    origin,
    ...overrides,
  }
}

test('without edits an item stays as it was read', () => {
  expect(applyEdits(post(), {})).toEqual(post())
})

test('words, time and place are those of the edits', () => {
  const edited = applyEdits(post(), { text: '晚安', time: 2000, place: { name: '台南' }, title: '一天' })
  expect(edited).toMatchObject({ text: '晚安', time: 2000, place: { name: '台南' }, title: '一天' })
})

test('a place and a title can be taken away', () => {
  const edited = applyEdits(post({ title: '題' }), { place: false, title: '' })
  expect(edited).not.toHaveProperty('place')
  expect(edited).not.toHaveProperty('title')
})

test('photos come in their new order, without those removed; ones that came later follow', () => {
  const [a, b] = nameMedia(post()).map(media => media.photoId)
  const edits = { photos: [{ photoId: b ?? '' }, { photoId: a ?? '', removed: true }] }
  expect(applyEdits(post(), edits).media.map(media => media.uri)).toEqual(['b.jpg', 'c.jpg'])
  expect(editedMedia(post(), edits)).toHaveLength(3)
})

test('what its owner says that a picture is goes before what the machine saw, and takes nothing else from it', () => {
  const seen = {
    sha256: 'a'.repeat(64),
    width: 800,
    height: 600,
    kind: 'photo' as const,
    focus: { x: 0.2, y: 0.4 },
  }
  const item = post({ media: [{ ...photo('a.jpg'), picture: seen }, photo('films.mp4')] })
  const photos = nameMedia(item).map(({ photoId }) => ({ photoId, pictureKind: 'words' as const }))
  const edited = applyEdits(item, { photos })
  expect(edited.media.map(media => media.picture)).toEqual([{ ...seen, kind: 'words' }, undefined])
  expect(item.media[0]?.picture).toEqual(seen)
  const focus = { x: 0.9, y: 0.1 }
  const pointed = applyEdits(item, { photos: photos.map(({ photoId }) => ({ photoId, focus })) })
  expect(pointed.media.map(media => media.picture)).toEqual([{ ...seen, focus }, undefined])
})

test('crop, size and caption reach the photo', () => {
  const [first] = nameMedia(post())
  const crop = { x: 0.1, y: 0, w: 0.5, h: 1 }
  const photos = [{ photoId: first?.photoId ?? '', crop, size: 'large' as const, caption: '門口' }]
  expect(applyEdits(post(), { photos }).media[0]).toMatchObject({ crop, size: 'large', caption: '門口' })
})

test('photos that were added stand where they are listed, and are edited like the others', () => {
  const added = [{ photoId: 'new', media: photo('image:new', 'd') }]
  const [first] = nameMedia(post())
  const photos = [{ photoId: first?.photoId ?? '' }, { photoId: 'new', size: 'small' as const }]
  expect(applyEdits(post(), { added, photos }).media.map(({ uri, size }) => [uri, size])).toEqual([
    ['a.jpg', undefined],
    ['image:new', 'small'],
    ['b.jpg', undefined],
    ['c.jpg', undefined],
  ])
  const without = { added, photos: [{ photoId: 'new', removed: true }] }
  expect(applyEdits(post(), without)).toEqual(post())
})

test('photos have ids of their own, also where two are the same or nothing is known of them yet', () => {
  const media = [photo('a.jpg', 'a'), photo('b.jpg', 'a'), photo('c.jpg'), photo('d.jpg')]
  const ids = nameMedia(post({ media })).map(named => named.photoId)
  expect(new Set(ids).size).toBe(4)
  expect(nameMedia(post({ media })).map(named => named.photoId)).toEqual(ids)
})
