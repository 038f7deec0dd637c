import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyEdits, editedMedia, type ItemEdits } from '#domain/books/apply-edits'
import type { Item, Media } from '#domain/books/item'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import type { BookRow } from '../books/schema.ts'
import { printsPicture } from './prints-picture.ts'
import { items } from './schema.ts'

// What the database says of an item is what the press prints of it.

let world: ImportFixture
let book: BookRow
beforeAll(async () => {
  world = await importFixture()
  book = await world.newBook()
})
afterAll(() => world?.close())

const [sha, other] = ['ab'.repeat(32), 'cd'.repeat(32)]
// begins as the first does, so that their photos are counted together
const alike = 'ab'.repeat(8) + 'ef'.repeat(24)
const origin = { archive: 'facebook.zip', path: 'posts.json' }
const shows = (sha256: string): Media => ({
  kind: 'photo',
  uri: `${sha256}.jpg`,
  picture: { sha256, width: 9, height: 9 },
  origin,
})
const unseen: Media = { kind: 'photo', uri: 'a.jpg', origin }
const itemOf = (media: Media[]): Item => ({
  id: 'a',
  source: 'facebook',
  kind: 'post',
  time: 1_700_000_000,
  text: '一則',
  media,
  people: [],
  links: [],
  origin,
})
const removed = (...photoIds: string[]) => ({ photos: photoIds.map(photoId => ({ photoId, removed: true })) })
const name = sha.slice(0, 16)
const added = { added: [{ photoId: 'image-1', media: shows(sha) }] }

test.each<[string, Media[], ItemEdits]>([
  ['as it was read', [unseen, shows(sha)], {}],
  ['with another photo removed', [shows(other), shows(sha)], removed(other.slice(0, 16))],
  ['with the photo removed', [shows(other), shows(sha)], removed(name)],
  [
    'with the photo listed first as kept',
    [shows(sha)],
    { photos: [{ photoId: name }, ...removed(name).photos] },
  ],
  ['with one of two removed', [shows(sha), shows(sha)], removed(name)],
  ['with the second of two removed', [shows(sha), shows(other), shows(sha)], removed(`${name}-1`)],
  ['with both removed', [shows(sha), shows(other), shows(sha)], removed(name, `${name}-1`)],
  ['with one removed that begins alike', [shows(alike), shows(sha)], removed(name)],
  ['with the one removed behind one that begins alike', [shows(alike), shows(sha)], removed(`${name}-1`)],
  ['with the photo added', [shows(other)], { ...added, ...removed(other.slice(0, 16)) }],
  ['with the added one removed', [shows(other)], { ...added, ...removed('image-1') }],
  ['with the read one removed and the same added', [shows(sha)], { ...added, ...removed(name) }],
  ['with both of them removed', [shows(sha)], { ...added, ...removed(name, 'image-1') }],
  ['without any', [shows(other)], {}],
])('an item %s', async (_, media, edits) => {
  const original = itemOf(media)
  const isPrinted = (medium: Media) => medium.picture?.sha256 === sha
  // only those that have the picture in some way are asked for
  const isAsked = editedMedia(original, edits).some(({ media: medium }) => isPrinted(medium))
  await write({ original, edits })
  expect(isAsked && (await prints())).toBe(applyEdits(original, edits).media.some(isPrinted))
})

test.each([{ chosen: false }, { deleted: true }, { pending: true }])('none that is %o', async state => {
  await write({ original: itemOf([shows(sha)]), ...state })
  expect(await prints()).toBe(false)
})

async function write(row: Partial<typeof items.$inferInsert> & { original: Item }): Promise<void> {
  const { db, now } = world.deps
  await db.delete(items).where(eq(items.bid, book.bid))
  const columns = { type: 'facebook' as const, month: '202311', time: 1_700_000_000, words: '', photos: 1 }
  await db.insert(items).values({ bid: book.bid, itemId: 'a', ...columns, updatedAt: now(), ...row })
}

async function prints(): Promise<boolean> {
  const rows = await world.deps.db
    .select({ itemId: items.itemId })
    .from(items)
    .where(sql`${items.bid} = ${book.bid} and ${printsPicture(sql`${sha}::text`)}`)
  return rows.length > 0
}
