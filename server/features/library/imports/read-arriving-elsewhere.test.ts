import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { items } from '#server/features/library/content/schema'
import { arrivingArchive } from '../../../../tests/imports/arriving-archive.ts'
import { importDeps, importFixture, importing } from '../../../../tests/imports/import-fixture.ts'
import { playedStore } from '../../../../tests/imports/played-store.ts'
import { photo, smallZip } from '../../../../tests/imports/small-zip.ts'

// Takes long: an archive arrives at three workers, one of which is a process that is killed.

const script = fileURLToPath(new URL('../../../../tests/imports/import-worker.ts', import.meta.url))

test('an archive that arrives in a shared store is read by workers of other machines in turn, one of them killed', async () => {
  const store = await playedStore()
  onTestFinished(() => store.stop())
  const fixture = await importFixture(undefined, undefined, store.address)
  onTestFinished(() => fixture.close())
  const { db } = fixture.deps
  const first = await photo(1, 640, 480)
  const posts = [
    { time: 1_500_000_000, photos: ['1.jpg'] },
    { time: 1_600_000_000, photos: ['2.jpg'] },
  ]
  const files = { '1.jpg': first, '2.jpg': await photo(2, 640, 480), 'z.mp4': Buffer.alloc(200_000) }
  const book = await fixture.newBook()
  const archive = await arrivingArchive(
    fixture,
    book,
    await smallZip(fixture.folder, 'life.zip', posts, files),
  )
  const pending = async () => {
    const rows = await db.select().from(items).where(eq(items.bid, book.bid)).orderBy(items.time)
    return rows.map(row => row.pending)
  }
  const idOfImport = async () => (await archive.ownImport())?.importId ?? expect.unreachable()
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'daybound-elsewhere-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    return folder
  }

  await archive.arrive(archive.words, false)
  const doomed = [script, fixture.database.url, await newFolder(), await idOfImport(), '2', '', store.address]
  const [, signal] = await once(spawn(process.execPath, doomed), 'exit')
  expect(signal).toBe('SIGKILL')
  await fixture.work()
  expect((await archive.ownImport())?.state).toBe('arriving')
  expect(await pending()).toEqual([true, true])

  // its local header and name too
  await archive.arrive(archive.words + first.length + 100, false)
  await archive.look()
  expect(await pending()).toEqual([false, true])

  await archive.finish()
  const elsewhere = importDeps(fixture.database.url, await newFolder(), undefined, undefined, store.address)
  onTestFinished(() => elsewhere.close())
  await importing.run({ importId: await idOfImport() }, elsewhere)
  expect((await archive.ownImport())?.state).toBe('done')
  expect(await pending()).toEqual([false, false])
})
