import { expect, test } from 'vitest'
import { applyEdits, type ItemEdits } from '#domain/books/apply-edits'
import type { Item, Media, Picture } from '#domain/books/item'
import type { ImportedItem } from './imported-items.ts'
import { joinBook } from './join-book.ts'

const march = 1_646_481_600
const words = 'First snow on the hill'
const instagram = { archive: 'instagram.zip', path: 'your_instagram_activity/media/posts_1.json', index: 0 }
const facebook = { archive: 'facebook.zip', path: 'your_facebook_activity/posts/your_posts_1.json', index: 0 }

const photo = (uri: string, origin: Item['origin'], picture?: Picture): Media => ({
  kind: 'photo',
  uri,
  origin,
  ...(picture && { picture }),
})
const pictureOf = (digit: string): Picture => ({ sha256: digit.repeat(64), width: 640, height: 480 })

const post = (id: string, more: Partial<Item>): Item => ({
  id,
  source: 'facebook',
  kind: 'post',
  time: march,
  text: words,
  media: [],
  people: [],
  links: [],
  origin: facebook,
  ...more,
})
const seen = pictureOf('a')
const fromInstagram = post('gram', {
  source: 'instagram',
  origin: instagram,
  media: [photo('x.jpg', instagram, seen)],
})
const fromFacebook = (...uris: string[]) =>
  post('post', { time: march + 10, media: uris.map(uri => photo(uri, facebook)) })

const row = (original: Item, edits: ItemEdits = {}): ImportedItem => ({
  original,
  edits,
  chosen: true,
  deleted: false,
  pending: false,
})
const rowsOf = (...rows: ImportedItem[]) => new Map(rows.map(each => [each.original.id, each]))

/** What the book holds of the row after the others came in. */
function joinedWith(imported: ImportedItem, ...incoming: Item[]): Item {
  const { original } = imported
  const { changed } = joinBook(
    rowsOf(imported),
    { items: incoming, given: incoming, receipt: [] },
    () => false,
  )
  return changed.get(original.id) ?? original
}

test('a photo that was seen stays when another archive tells of the post with one that was not', () => {
  const more = { people: ['Ann'], text: 'First snow on the hill!' }
  const joined = joinedWith(row(fromInstagram), { ...fromFacebook('1.jpg'), ...more })
  expect(joined.media).toEqual(fromInstagram.media)
  // in whatever order they come, the words are the same
  expect(joined.text).toBe(more.text)
  expect(joinedWith(row(joined), fromInstagram)).toEqual(joined)
})

test('a photo that was removed stays removed when another archive tells of the post', () => {
  const edits = { photos: [{ photoId: seen.sha256.slice(0, 16), removed: true }] }
  expect(applyEdits(joinedWith(row(fromInstagram, edits), fromFacebook('1.jpg')), edits).media).toEqual([])
})

test('photos that only the other archive has come behind those that were seen, and once', () => {
  const joined = joinedWith(row(fromInstagram), fromFacebook('1.jpg', '2.jpg', '3.jpg'))
  expect(joined.media.map(({ uri, picture }) => [uri, picture === undefined])).toEqual([
    ['x.jpg', false],
    ['2.jpg', true],
    ['3.jpg', true],
  ])
  const again = { ...fromInstagram, media: [photo('x.jpg', instagram)] }
  for (const incoming of [again, fromFacebook('1.jpg', '2.jpg', '3.jpg')])
    expect(joinedWith(row(joined), incoming).media).toEqual(joined.media)
})

test('photos of an album of many years stay in the months that they came in, however it is cut now', () => {
  const path = { archive: 'facebook.zip', path: 'your_facebook_activity/posts/album/0.json' }
  const [end, later] = [Date.UTC(2012, 1, 29, 23, 30) / 1000, Date.UTC(2012, 2, 5) / 1000]
  const part = (id: string, time: number, ...media: Media[]) =>
    post(id, { kind: 'photos', text: '', album: 'Mobile uploads', origin: path, time, media })
  const february = row(part('1', end, photo('1.jpg', path, pictureOf('b'))))
  const march = { ...row(part('2', later, photo('2.jpg', path, pictureOf('c')))), deleted: true }
  // by the clock of the book both are of March
  const incoming = [part('1', end, photo('1.jpg', path), photo('2.jpg', path))]
  const joined = joinBook(
    rowsOf(february, march),
    { items: incoming, given: incoming, receipt: [] },
    () => false,
  )
  expect([joined.added.size, joined.changed.size, joined.removed.size]).toEqual([0, 0, 0])
})
