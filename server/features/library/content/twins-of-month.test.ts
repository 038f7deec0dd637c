import { expect, test } from 'vitest'
import type { PhotoEdit } from '#domain/books/apply-edits'
import { buildItem, buildPhoto } from '../../../../tests/press/build-item.ts'
import { twinsOfMonth } from './twins-of-month.ts'

const [beach, nearlyBeach, city] = ['ffff0000ffff0000', 'ffff0000ffff0001', '00ff00ff00ff00ff']
const day = 86_400

const photo = (name: string, phash?: string, kind?: 'words') =>
  buildPhoto(name, { ...(phash && { phash }), ...(kind && { kind }) })
const idOf = (name: string) => photo(name).picture?.sha256.slice(0, 16) ?? ''
const entry = (
  itemId: string,
  days: number,
  media: ReturnType<typeof photo>[],
  photos: PhotoEdit[] = [],
) => ({
  itemId,
  original: buildItem({ id: 'as-read', time: days * day, media }),
  edits: photos.length > 0 ? { photos } : {},
})
/** Each twin with the one it is of. */
const told = (...rows: ReturnType<typeof entry>[]) =>
  [...twinsOfMonth(rows, 'UTC')].flatMap(([itemId, twins]) =>
    [...twins].map(([photoId, of]) => `${itemId} ${photoId} of ${of.itemId} ${of.photoId} ${of.postDate}`),
  )

test('each photo that looks nearly as one before it names the first of them', () => {
  const one = entry('i1', 1, [photo('a', beach), photo('b', city), photo('c', nearlyBeach)])
  const next = entry('i2', 2, [photo('d', beach)])
  expect(told(one, next)).toEqual([
    `i1 ${idOf('c')} of i1 ${idOf('a')} 1970-01-02 00:00`,
    `i2 ${idOf('d')} of i1 ${idOf('a')} 1970-01-02 00:00`,
  ])
})

test('entries more than three days apart have no near-twins, nor photos without a hash or with words in them', () => {
  expect(told(entry('i1', 1, [photo('a', beach)]), entry('i2', 4, [photo('b', beach)]))).toHaveLength(1)
  expect(told(entry('i1', 1, [photo('a', beach)]), entry('i2', 4.1, [photo('b', beach)]))).toEqual([])
  expect(told(entry('i1', 1, [photo('a'), photo('b'), photo('c', beach)]))).toEqual([])
  expect(told(entry('i1', 1, [photo('a', beach, 'words'), photo('b', beach)]))).toEqual([])
})

test('what is left out is no twin, and photos that were moved keep their names', () => {
  const media = [photo('a', beach), photo('b', city), photo('c', beach)]
  const [a, b, c] = ['a', 'b', 'c'].map(name => ({ photoId: idOf(name) }))
  if (!a || !b || !c) throw new Error('three photos')
  expect(told(entry('i1', 1, media, [{ ...a, removed: true }, b, c]))).toEqual([])
  expect(told(entry('i1', 1, media, [{ ...b, removed: true }, c, a]))).toEqual([
    `i1 ${a.photoId} of i1 ${c.photoId} 1970-01-02 00:00`,
  ])
})

test('of many that look alike each names one', () => {
  const burst = entry(
    'i1',
    1,
    Array.from({ length: 300 }, (_, n) => photo(`${n}`, beach)),
  )
  expect(told(burst)).toHaveLength(299)
})
