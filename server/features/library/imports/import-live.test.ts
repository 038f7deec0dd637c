import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentNetwork } from '#domain/catalogue/networks'
import { planLife } from '#sandbox/demo-life/timeline'
import { type ServedSocial, serveSocial } from '#sandbox/social/serve-social'
import { identities } from '#server/features/account/identities/schema'
import type { BookRow } from '#server/features/library/books/schema'
import { items } from '#server/features/library/content/schema'
import { imports, importTroubles } from '#server/features/library/imports/schema'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { linkAccount, sandboxNetworks } from '../../../../tests/imports/sandbox-networks.ts'
import { smallZip } from '../../../../tests/imports/small-zip.ts'
import { playedFolder } from '../../../../tests/played-folder.ts'
import { receiptOf } from './receipt-of.ts'
import { startImport } from './start-import.ts'

let fixture: ImportFixture
let social: ServedSocial
beforeAll(async () => {
  fixture = await importFixture()
  // pictures are drawn once for all runs on this machine
  social = await serveSocial({ folder: playedFolder, now: Date.now })
  Object.assign(fixture.deps.settings, sandboxNetworks(social.base))
})
afterAll(async () => {
  await fixture.close()
  await social.close()
})

const link = (book: BookRow, network: ContentNetwork, person: string) =>
  linkAccount(fixture.deps, social.base, book, network, person)

/** Two months of the demo life. */
const span = { since: Date.UTC(2022, 0, 1) / 1000, until: Date.UTC(2022, 2, 1) / 1000 }

async function bring({ bid }: BookRow, via: ContentNetwork, request: object = span) {
  const importId = await fixture.deps.db.transaction(tx =>
    startImport(tx, fixture.deps, { bid, via, request: { sources: ['posts'], ...request }, names: ['me'] }),
  )
  await fixture.work()
  const [row] = await fixture.deps.db.select().from(imports).where(eq(imports.importId, importId))
  return [row?.state, row?.why]
}

const rowsOf = ({ bid }: BookRow) =>
  fixture.deps.db.select().from(items).where(eq(items.bid, bid)).orderBy(items.time)

test('an account comes in with its pictures, and reading it again changes nothing', async () => {
  const book = await fixture.newBook()
  await link(book, 'facebook', 'demo')
  expect(await bring(book, 'facebook')).toEqual(['done', null])
  const { items: counted, photos } = await receiptOf(fixture.deps.db, book.bid)
  expect(counted.placed).toBeGreaterThan(5)
  expect(photos.placed).toBeGreaterThan(5)
  expect([counted.missing, photos.missing, photos.unreadable]).toEqual([0, 0, 0])
  for (const row of await rowsOf(book))
    for (const { picture } of row.original.media)
      expect(picture ? await fixture.deps.files.has(picture.sha256) : 'a film').toBeTruthy()
  const before = await fixture.state(book)
  expect(before.flags).toEqual([true, false])
  await bring(book, 'facebook')
  expect(await fixture.state(book)).toEqual(before)
})

test('what the other network tells again comes in once', async () => {
  const book = await fixture.newBook()
  await link(book, 'facebook', 'demo')
  await link(book, 'instagram', 'demo')
  await bring(book, 'facebook')
  const alone = (await rowsOf(book)).length
  expect(await bring(book, 'instagram')).toEqual(['done', null])
  const { items: counted, photos } = await receiptOf(fixture.deps.db, book.bid)
  expect(counted.duplicate).toBeGreaterThan(0)
  expect(counted.read).toBe(counted.placed + counted.duplicate)
  expect(photos.read).toBe(photos.placed + photos.duplicate)
  expect((await rowsOf(book)).length).toBeGreaterThanOrEqual(alone)
  const texts = (await rowsOf(book)).map(row => row.original.text).filter(text => text.length > 20)
  expect(new Set(texts).size).toBe(texts.length)
})

test('a login that runs out keeps what came in, says so, and goes on with the next one', async () => {
  const book = await fixture.newBook()
  await link(book, 'facebook', 'expires')
  const late = { since: Date.UTC(2023, 9, 1) / 1000 }
  expect(await bring(book, 'facebook', { since: Date.UTC(2023, 0, 1) / 1000 })).toEqual(['partly', 'expired'])
  const came = await rowsOf(book)
  expect(came.length).toBeGreaterThan(0)
  expect(came.filter(row => row.pending)).toEqual([])
  const [identity] = await fixture.deps.db.select().from(identities).where(eq(identities.uid, book.uid))
  expect(identity?.expired).toBe(true)
  const troubles = await fixture.deps.db.select().from(importTroubles).where(eq(importTroubles.bid, book.bid))
  expect(troubles.map(({ network, kind }) => `${network} ${kind}`)).toContain('facebook expired')
  // asked again without a new login: the same answer, and nothing is lost
  expect(await bring(book, 'facebook', late)).toEqual(['partly', 'expired'])
  await link(book, 'facebook', 'expires')
  expect(await bring(book, 'facebook', late)).toEqual(['done', null])
  expect((await receiptOf(fixture.deps.db, book.bid)).troubles).toEqual([])
  const after = await rowsOf(book)
  expect(after.map(row => row.itemId)).toEqual(expect.arrayContaining(came.map(row => row.itemId)))
  expect(new Set(after.map(row => row.itemId)).size).toBe(after.length)
})

test('photos of which an archive has only addresses come with the login', async () => {
  const book = await fixture.newBook()
  const lifePosts = planLife('daybound').posts.filter(
    post => post.facebook && post.text !== '' && post.at >= span.since && post.at < span.until,
  )
  const posts = lifePosts.map(({ id, at, text, media }) => ({
    time: at,
    text,
    photos: media.map((_, index) => `https://scontent.example/${id}/${index}_n.jpg?oh=1`),
  }))
  const photos = posts.flatMap(post => post.photos).length
  expect(photos).toBeGreaterThan(5)
  await fixture.bring(book, await smallZip(fixture.folder, 'facebook-addresses.zip', posts))
  const before = await receiptOf(fixture.deps.db, book.bid)
  expect(before.photos).toMatchObject({ read: photos, placed: 0, missing: photos })
  expect(before.groups.map(group => group.mend)).toEqual(['login'])
  await link(book, 'facebook', 'demo')
  expect(await bring(book, 'facebook')).toEqual(['done', null])
  const after = await receiptOf(fixture.deps.db, book.bid)
  expect([after.photos.missing, after.items.missing]).toEqual([0, 0])
  expect(after.photos.placed).toBeGreaterThanOrEqual(photos)
  const rows = await rowsOf(book)
  for (const { at, media } of lifePosts)
    expect(rows.filter(row => row.original.time === at).map(row => row.photos)).toEqual([media.length])
  // neither the archive nor the login once more takes them away again
  const whole = await fixture.state(book)
  await fixture.bring(book, await smallZip(fixture.folder, 'facebook-addresses.zip', posts))
  await bring(book, 'facebook')
  expect(await fixture.state(book)).toEqual(whole)
})

test('an address that no login knows is told once', async () => {
  const book = await fixture.newBook()
  const photos = ['https://scontent.example/gone_n.jpg']
  const posts = [{ time: span.since + 12_345, text: '很久以前刪掉的一篇。', photos }]
  await fixture.bring(book, await smallZip(fixture.folder, 'facebook-gone.zip', posts))
  await link(book, 'facebook', 'demo')
  await bring(book, 'facebook')
  const { groups } = await receiptOf(fixture.deps.db, book.bid)
  expect(groups.flatMap(group => (group.outcome === 'missing' ? [[group.reason, group.count]] : []))).toEqual(
    [['not-in-archive-remote', 1]],
  )
})

test('what the person withheld is told', async () => {
  const book = await fixture.newBook()
  await link(book, 'facebook', 'withholds')
  expect(await bring(book, 'facebook')).toEqual(['partly', 'permission'])
  const { troubles, items: counted } = await receiptOf(fixture.deps.db, book.bid)
  expect(troubles.map(({ kind }) => kind)).toContain('permission')
  expect(counted.placed).toBeGreaterThan(0)
})

test('without a linked account there is nothing to read', async () => {
  expect(await bring(await fixture.newBook(), 'instagram')).toEqual(['failed', 'unlinked'])
})

test('an account that is unlinked meanwhile is read no further; what came in is kept, and the import says so', async () => {
  const book = await fixture.newBook()
  await link(book, 'facebook', 'demo')
  const { deps } = fixture
  const { put } = deps.files
  let pictures = 0
  deps.files.put = async (...given) => {
    pictures += 1
    await deps.db.delete(identities).where(eq(identities.uid, book.uid))
    return put(...given)
  }
  try {
    expect(await bring(book, 'facebook')).toEqual(['partly', 'unlinked'])
  } finally {
    deps.files.put = put
  }
  const { items: counted, photos } = await receiptOf(deps.db, book.bid)
  expect(counted.placed).toBeGreaterThan(0)
  // those that were on their way already
  expect(pictures).toBeLessThan(photos.read)
  expect(photos.missing).toBe(photos.read - pictures)
  expect((await rowsOf(book)).filter(row => row.pending)).toEqual([])
})
