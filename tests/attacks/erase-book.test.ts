import { hash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNull, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChapterPages } from '#contract/chapters'
import { changeDesign } from '#contract/design'
import { makeDownload, readDownload } from '#contract/downloads'
import { uploadImage } from '#contract/images'
import { createItem } from '#contract/items'
import { changeSharing } from '#contract/sharing'
import { createBook, deleteBook, readBook } from '#contract/shelf'
import { folderFiles } from '#server/adapters/files/folder-files'
import { users } from '#server/features/account/users/schema'
import { sweepFiles } from '#server/features/library/files/sweep-files'
import { uploads } from '#server/features/library/uploads/schema'
import { uploadPath } from '#server/features/library/uploads/upload-path'
import { type Connection, connect } from '#server/kernel/db/connect'
import { type Studio, startStudio } from '../studio.ts'

// Who deletes a book and then holds the disk and the database finds nothing of it.

const marker = 'ERASEME-Erinnerung'
let studio: Studio
let connection: Connection
let owner: { uid: string; token: string }
beforeAll(async () => {
  studio = await startStudio()
  owner = await studio.logIn('empty')
  connection = connect(studio.databaseUrl, error => {
    throw error
  })
})
afterAll(async () => {
  await connection.close()
  await studio.close()
})

/** Every file of the data folder, by its path; what PostgreSQL keeps is asked for by table. */
async function filesThere(): Promise<string[]> {
  const entries = await readdir(studio.folder, { recursive: true, withFileTypes: true })
  return entries
    .flatMap(entry => (entry.isFile() ? join(entry.parentPath, entry.name) : []))
    .filter(path => !path.includes('/postgres/'))
    .sort()
}

/** Names of tables, of jobs too, that hold the marker anywhere. */
async function tablesWithMarker(): Promise<string[]> {
  const { rows } = await connection.db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const traces: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await connection.db.execute(
      sql`select from ${sql.raw(name)} as t where t::text like ${`%${marker}%`} limit 1`,
    )
    if (hits.length > 0) traces.push(name)
  }
  return traces
}

async function makeWholeBook(): Promise<string> {
  const { uid, token } = owner
  const { bid } = (await studio.call(createBook, { token, body: { title: marker } })).body.data
  const params = { bid }
  const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#125a38' } })
    .withExifMerge({ IFD0: { Copyright: marker } })
    .jpeg()
    .toBuffer()
  expect(picture.includes(marker)).toBe(true)
  const image = (await studio.call(uploadImage, { token, file: picture })).body.data
  const entry = { content: `${marker} 的一天`, postDate: '2024-05-03 10:30', picList: [image.image_id] }
  expect((await studio.call(createItem, { token, params, body: entry })).status).toBe(201)
  const cover = { color: '#243F66', pic: hash('sha256', picture) }
  await studio.call(changeDesign, { token, params, body: { cover, author: marker } })
  await studio.call(changeSharing, { token, params, body: { link: {} } })
  await studio.call(readChapterPages, { token, params: { bid, chapterId: '202405' } })
  const book = (await studio.call(readBook, { token, params })).body.data
  for (const path of [book.cover_url, `/media/${cover.pic}/640`]) {
    const answer = await request(new URL(path, studio.origin), {
      headers: { authorization: `Token ${token}` },
    })
    await answer.body.dump()
    expect([path, answer.statusCode]).toEqual([path, 200])
  }
  await studio.call(makeDownload, { token, params })
  await expect
    .poll(async () => (await studio.call(readDownload, { token, params })).body.data.state)
    .toBe('ready')
  const uploadId = 'upload-of-the-book'
  const now = new Date()
  await connection.db
    .insert(uploads)
    .values({ uploadId, uid, bid, name: `${marker}.zip`, bytes: 20, wholeAt: now, createdAt: now })
  await writeFile(uploadPath({ dataFolder: studio.folder }, uploadId), `${marker} in a ZIP`)
  return bid
}

test('a deleted book leaves no file, and no word in any table', async () => {
  // the portrait of a new account comes a moment later, or never where that is long
  const unready = () => connection.db.$count(users, isNull(users.readyAt))
  await expect.poll(unready).toBe(0)
  const before = await filesThere()
  const bid = await makeWholeBook()
  const files = await filesThere()
  const kinds = files.filter(file => !before.includes(file)).map(file => file.slice(studio.folder.length + 1))
  // each kind of what is kept was made, so that its absence says something
  for (const part of ['/pages/', '/months/', '/covers/', '/pictures/', 'derived/', 'uploads/'])
    expect(
      kinds.filter(file => file.includes(part)),
      part,
    ).not.toEqual([])
  expect(await tablesWithMarker()).toEqual(expect.arrayContaining(['public.items', 'public.books']))

  const deleted = await studio.call(deleteBook, { token: owner.token, params: { bid } })
  expect(deleted.status).toBe(200)
  expect(await tablesWithMarker()).toEqual([])
  const store = folderFiles(join(studio.folder, 'files'))
  // images end first, and then what they showed
  for (let round = 0; round < 2; round++) {
    await connection.db.execute(
      sql`update file_removals set due_at = now() where due_at < now() + interval '1 day'`,
    )
    await sweepFiles({ db: connection.db, files: store })
  }
  // the job that removes archives, and each process that hears what was removed, are on their way
  await expect.poll(async () => (await filesThere()).filter(file => !before.includes(file))).toEqual([])
  for (const file of await filesThere()) expect((await readFile(file)).includes(marker), file).toBe(false)
  expect(await tablesWithMarker()).toEqual([])
})
