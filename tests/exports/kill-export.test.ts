import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/features/account/users/schema'
import { books } from '#server/features/library/books/schema'
import { putFile } from '#server/features/library/files/put-file'
import { fileRemovals, fileUses } from '#server/features/library/files/schema'
import { sweepFiles } from '#server/features/library/files/sweep-files'
import { exportJob } from '#server/features/pages/exports/export-job'
import { presentExport } from '#server/features/pages/exports/present-export'
import { beginExport, deleteExport } from '#server/features/pages/exports/store'
import { removeOldScratch, scratchFolder } from '#server/scratch'
import { ARCHIVE_LIMITS } from '#sources/archive/archive-limits'
import { openArchives } from '#sources/archive/open-archives'
import { type ImportFixture, importFixture } from '../imports/import-fixture.ts'
import { photo } from '../imports/small-zip.ts'
import { makeJobTables } from '../jobs/make-job-tables.ts'

// Takes long: each worker that dies is a process.

let world: ImportFixture
beforeAll(async () => {
  world = await importFixture()
  await makeJobTables(world.database.url)
})
afterAll(() => world?.close())

const moments = ['within a picture', 'before its row is written'] as const

/** Somebody with a portrait and a picture on a cover, whose export was begun. */
async function person(number: number) {
  const { deps } = world
  const { uid, bid, design } = await world.newBook()
  const put = async (n: number) =>
    (await putFile(deps, { uid }, await photo(10 * number + n, 640, 480))).sha256
  const [pic, avatar] = await Promise.all([put(1), put(2)])
  await deps.db.update(users).set({ avatar }).where(eq(users.uid, uid))
  await deps.db
    .update(books)
    .set({ design: { ...design, cover: { ...design.cover, pic } } })
    .where(eq(books.bid, bid))
  const exportId = deps.newId()
  await beginExport(deps.db, uid, exportId)
  return { uid, pictures: [pic, avatar], payload: { uid, exportId, asked: [] as string[] } }
}

/** A worker that dies at it in that moment. */
async function die(payload: object, dieAt: (typeof moments)[number]): Promise<void> {
  const script = join(import.meta.dirname, 'export-worker.ts')
  const args = [script, world.database.url, world.folder, JSON.stringify(payload), dieAt]
  const worker = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  expect(await once(worker, 'exit')).toEqual([null, 'SIGKILL'])
}

const left = () => readdir(scratchFolder(world.deps.settings))

async function namesIn(sha256: string): Promise<string[]> {
  const path = join(world.folder, `${sha256}.zip`)
  const file = await world.deps.files.open(sha256)
  if (!file) throw new Error('the export is in the store')
  await writeFile(path, file.stream)
  const archives = await openArchives([path], ARCHIVE_LIMITS)
  if ('refused' in archives) throw new Error(archives.refused)
  const names = archives.flatMap(archive => [...archive.files.keys()])
  await Promise.all(archives.map(archive => archive.close()))
  return names
}

/** As if a day had passed: what was noted for a put that nobody ended is over, and all that is due goes. */
async function passDay(): Promise<void> {
  const { db } = world.deps
  await db
    .update(fileUses)
    .set({ until: sql`now() - interval '1 second'` })
    .where(like(fileUses.holder, 'put %'))
  for (let round = 0; round < 2; round += 1) {
    await db.update(fileRemovals).set({ dueAt: sql`now()` })
    await sweepFiles(world.deps)
  }
}

async function filesInStore(): Promise<string[]> {
  const entries = await readdir(join(world.folder, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(({ name }) => name)
}

test('killed while an export is written, none is offered; the next worker makes it whole, and nothing else is left', async () => {
  const { deps } = world
  const again = await Promise.all(moments.map((_, number) => person(number)))
  const givenUp = await person(moments.length)
  await Promise.all([
    ...moments.map((moment, number) => die(again[number]?.payload ?? {}, moment)),
    die(givenUp.payload, 'before its row is written'),
  ])
  expect((await left()).length).toBe(moments.length + 1)
  for (const { uid } of [...again, givenUp])
    expect(await presentExport(uid, deps)).toMatchObject({ state: 'making', href: null, bytes: null })

  await deleteExport(deps.db, givenUp.uid)
  for (const { payload } of [...again, givenUp]) await exportJob(async () => new Map()).run(payload, deps)
  for (const { uid, pictures } of again) {
    const { state, href } = await presentExport(uid, deps)
    expect(state).toBe('ready')
    const names = await namesIn(href?.split('/')[2] ?? '')
    expect(names).toContain('daybound-export.json')
    expect(names.filter(name => name.startsWith('pictures/')).sort()).toEqual(
      pictures.map(sha256 => `pictures/${sha256}.jpg`).sort(),
    )
  }
  // nobody begins again what was given up: a day later it goes
  await removeOldScratch(deps.settings, -60_000)
  expect(await left()).toEqual([])
  await passDay()
  const needed = await deps.db.selectDistinct({ key: fileUses.key }).from(fileUses)
  expect((await filesInStore()).sort()).toEqual(needed.map(({ key }) => key).sort())
  expect(needed).toHaveLength(3 * moments.length + 2)
})
