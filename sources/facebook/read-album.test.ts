import { expect, test } from 'vitest'
import { readAlbum } from './read-album.ts'

const origin = { archive: 'a.zip', path: 'posts/album/0.json' }
const YEAR = 365 * 24 * 3600

test('an album is one item, dated by the photo that was put up first', () => {
  const [album, ...more] = readAlbum(
    {
      name: 'Wedding',
      description: 'June',
      last_modified_timestamp: 1700000000,
      cover_photo: { uri: 'w/2.jpg' },
      photos: [
        { uri: 'w/2.jpg', creation_timestamp: 1600000100, description: 'Cake' },
        { uri: 'w/1.jpg', creation_timestamp: 1600000000 },
      ],
    },
    origin,
    'UTC',
  )
  expect(more).toEqual([])
  expect([album?.kind, album?.title, album?.album, album?.text, album?.time]).toEqual([
    'album',
    'Wedding',
    'Wedding',
    'June',
    1600000000,
  ])
  expect(album?.media).toEqual([
    { kind: 'photo', uri: 'w/1.jpg', time: 1600000000, origin: { ...origin, index: 1 } },
    { kind: 'photo', uri: 'w/2.jpg', caption: 'Cake', time: 1600000100, origin: { ...origin, index: 0 } },
  ])
})

test('an album of many years stands in its months', () => {
  const start = Date.UTC(2012, 0, 5) / 1000
  const photos = [0, 60, YEAR, 3 * YEAR].map((after, index) => ({
    uri: `m/${index}.jpg`,
    creation_timestamp: start + after,
  }))
  const parts = readAlbum({ name: 'Mobile uploads', photos }, origin, 'UTC')
  expect(
    parts.map(({ kind, album, title, time, media }) => [
      kind,
      album,
      title,
      time,
      media.map(({ uri }) => uri),
    ]),
  ).toEqual([
    ['photos', 'Mobile uploads', '', start, ['m/0.jpg', 'm/1.jpg']],
    ['photos', 'Mobile uploads', '', start + YEAR, ['m/2.jpg']],
    ['photos', 'Mobile uploads', '', start + 3 * YEAR, ['m/3.jpg']],
  ])
})

test('the months of an album of many years are those of the book', () => {
  const [february, march] = [Date.UTC(2012, 1, 10) / 1000, Date.UTC(2012, 1, 29, 23, 30) / 1000]
  const photos = [february, march, february + 3 * YEAR].map((creation_timestamp, index) => ({
    uri: `m/${index}.jpg`,
    creation_timestamp,
  }))
  const monthsIn = (timeZone: string) =>
    readAlbum({ name: 'Mobile uploads', photos }, origin, timeZone).map(({ time, media }) => [
      time,
      media.length,
    ])
  expect(monthsIn('Asia/Taipei')).toEqual([
    [february, 1],
    [march, 1],
    [february + 3 * YEAR, 1],
  ])
  expect(monthsIn('UTC')).toEqual([
    [february, 2],
    [february + 3 * YEAR, 1],
  ])
})

test('an album of nothing says nothing', () => {
  for (const value of [{ name: 'Empty', photos: [] }, {}, 5, null]) {
    expect(readAlbum(value, origin, 'UTC').map(({ title, text, media }) => [title, text, media])).toEqual([
      ['', '', []],
    ])
  }
})
