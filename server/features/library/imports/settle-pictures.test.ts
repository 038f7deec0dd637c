import { expect, test } from 'vitest'
import type { Item } from '#domain/books/item'
import { settlePictures } from './settle-pictures.ts'

test('an item that names more photos than a call can be given at once is settled', () => {
  const count = 150_000
  const media = Array.from({ length: count }, (_, at) => ({
    kind: 'photo',
    uri: `photos/${at}.jpg`,
    origin: { archive: 'facebook.zip', path: 'posts.json', at: 0 },
  }))
  const original = { id: 'post', text: '早安', media, origin: media[0]?.origin, time: 0 } as unknown as Item
  const row = { original, edits: {}, pending: false, chosen: true, deleted: false } as never
  const looks = new Map(media.map(({ uri }) => [`facebook.zip\n${uri}`, 'missing' as const]))
  const { lines } = settlePictures(new Map([['row', row]]), ['row'], [], looks)
  expect(lines.filter(({ reason }) => reason === 'file-missing')).toHaveLength(count)
})
