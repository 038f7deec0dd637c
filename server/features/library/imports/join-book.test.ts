import { expect, test } from 'vitest'
import { applyEdits, type ItemEdits } from '#domain/books/apply-edits'
import type { Item, Media, Picture } from '#domain/books/item'
import type { ImportedItem } from './imported-items.ts'
import { joinBook } from './join-book.ts'
import type { TakenOut } from './taken-out.ts'

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

const nothingTaken = { isCopy: () => false, hasLost: () => false }
/** What the book holds of the row after the others came in. */
function joinedWith(imported: ImportedItem, ...incoming: Item[]): Item {
  return joinedAfter(imported, nothingTaken, ...incoming).item
}

function joinedAfter(imported: ImportedItem, takenOut: TakenOut, ...incoming: Item[]) {
  const { original } = imported
  const batch = { items: incoming, given: incoming, receipt: [] }
  const { changed, lines } = joinBook(rowsOf(imported), batch, takenOut)
  return { item: changed.get(original.id) ?? original, lines }
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

test('a row that has lost a photo gets none of another archive: nobody can say which are the same', () => {
  const gram = post('gram', { source: 'instagram', origin: instagram })
  const told = { ...gram, media: ['x1.jpg', 'x2.jpg', 'x3.jpg'].map(uri => photo(uri, instagram)) }
  const left = ['2.jpg', '3.jpg'].map(uri => photo(uri, facebook, pictureOf(uri.slice(0, 1))))
  const torn = row(post('post', { media: left }))
  const hasLost = ({ origin }: Pick<Item, 'origin'>) => origin.archive === facebook.archive
  const { item, lines } = joinedAfter(torn, { ...nothingTaken, hasLost }, told)
  expect(item.media).toEqual(left)
  expect(lines.flatMap(({ what, id }) => (what === 'photo' ? id : []))).toEqual([
    'x1.jpg',
    'x2.jpg',
    'x3.jpg',
  ])
  // nor does it give any to one that is whole
  const whole = row({ ...gram, media: [photo('x1.jpg', instagram, seen)] })
  const apart = { ...torn.original, media: left.map(({ uri }) => photo(uri, facebook)) }
  expect(joinedAfter(whole, { ...nothingTaken, hasLost }, apart).item.media).toEqual(whole.original.media)
})

test('a photo of another archive takes the place of an address, and the address does not come again', () => {
  const [first, last] = [photo('1.jpg', facebook, pictureOf('1')), photo('3.jpg', facebook, pictureOf('3'))]
  const address = photo('https://example.com/2.jpg', facebook)
  const told = post('post', { media: [first, address, last] })
  const gram = post('gram', {
    source: 'instagram',
    origin: instagram,
    media: ['x1.jpg', 'x2.jpg', 'x3.jpg'].map(uri => photo(uri, instagram)),
  })
  const { item, lines } = joinedAfter(row(told), nothingTaken, gram)
  expect(item.media).toEqual([first, gram.media[1], last])
  expect(lines).toContainEqual({
    what: 'photo',
    outcome: 'duplicate',
    reason: 'same-photo',
    id: address.uri,
    origin: facebook,
    of: instagram,
  })
  expect(lines.map(({ id }) => id)).not.toContain('x2.jpg')
  const isCopy = ({ uri }: Media) => lines.some(({ id, outcome }) => outcome === 'duplicate' && id === uri)
  for (const incoming of [gram, told])
    expect(joinedAfter(row(item), { ...nothingTaken, isCopy }, incoming).item.media).toEqual(item.media)
})

test('a photo that the account itself has told stays in the row of an archive: its address is no loss', () => {
  const live = { archive: 'facebook.com', path: 'posts/1' }
  const media = [photo('1.jpg', facebook, seen), photo('https://graph.example.com/2.jpg', live)]
  const gram = post('gram', {
    source: 'instagram',
    origin: instagram,
    media: ['x1.jpg', 'x2.jpg'].map(uri => photo(uri, instagram)),
  })
  expect(joinedWith(row(post('post', { media })), gram).media).toEqual(media)
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
    nothingTaken,
  )
  expect([joined.added.size, joined.changed.size, joined.removed.size]).toEqual([0, 0, 0])
})

const gramPage = { archive: 'instagram.zip', path: 'your_instagram_activity/media/posts_1.html', index: 0 }
const gramOf = (id: string, more: Partial<Item>, ...uris: string[]) =>
  post(id, {
    source: 'instagram',
    origin: gramPage,
    media: uris.map(uri => photo(`media/posts/202203/${uri}`, gramPage)),
    ...more,
  })
const reread = (old: ImportedItem, id: string, incoming: Item) =>
  joinBook(new Map([[id, old]]), { items: [incoming], given: [incoming], receipt: [] }, nothingTaken)

test.each<[string, Partial<ImportedItem>]>([
  ['as it was', {}],
  ['with words that the person typed', { edits: { text: 'Snow!' } }],
  ['not chosen', { chosen: false }],
  ['deleted', { deleted: true }],
])(
  'a page read again, now with its captions and by its clock, is not added beside its row: %s',
  (_, touch) => {
    for (const text of [words, '']) {
      const old = gramOf('old', { text: '', time: march - 16 * 3600 }, '1.jpg', '2.jpg')
      const now = gramOf('now', { text }, '1.jpg', '2.jpg')
      const { added, changed, removed } = reread({ ...row(old), ...touch }, 'old', now)
      expect([added.size, removed.size]).toEqual([0, 0])
      const joined = changed.get('old') ?? old
      expect(joined).toMatchObject({ id: 'old', text, media: old.media })
      expect(joined.time).toBe(text === '' ? old.time : now.time)
      const again = reread({ ...row(joined), ...touch }, 'old', now)
      expect([again.added.size, again.changed.size, again.removed.size]).toEqual([0, 0, 0])
    }
  },
)
