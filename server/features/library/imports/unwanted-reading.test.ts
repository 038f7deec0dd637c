import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { withSignal } from '#server/kernel/db/signal-here'
import { type Hub, startHub } from '#server/kernel/events/hub'
import { rawZip } from '../../../../tests/hostile-zips.ts'
import { arrivingArchive } from '../../../../tests/imports/arriving-archive.ts'
import { type ImportFixture, importFixture, importing } from '../../../../tests/imports/import-fixture.ts'
import { patienceMs } from '../../../../tests/patience.ts'
import { eraseBook } from '../books/erase-book.ts'
import { uploadRows } from '../uploads/upload-rows.ts'
import { imports } from './schema.ts'
import { whileWanted } from './while-wanted.ts'

let fixture: ImportFixture
let zip: string
let hub: Hub
beforeAll(async () => {
  fixture = await importFixture()
  zip = join(fixture.folder, 'facebook-life.zip')
  const posts = JSON.stringify([{ timestamp: 1_600_000_000, data: [{ post: '早安' }] }])
  const name = 'your_facebook_activity/posts/your_posts__1.json'
  await writeFile(zip, rawZip([{ name, data: Buffer.from(posts) }]))
})
afterAll(() => fixture.close())
beforeEach(async () => {
  hub = await startHub(fixture.database.url, () => undefined, patienceMs)
})
afterEach(() => hub.close())

/** A reading that has no end but being given up. */
function endless() {
  const begun = Promise.withResolvers<void>()
  const givenUp = Promise.withResolvers<void>()
  const { reading } = fixture.deps
  const readHistory: typeof reading.readHistory = (_paths, { signal }) =>
    new Promise((_resolve, reject) => {
      begun.resolve()
      signal?.addEventListener('abort', () => {
        givenUp.resolve()
        reject(signal.reason)
      })
    })
  return { begun: begun.promise, givenUp: givenUp.promise, reading: { ...reading, readHistory } }
}

test('the reading of an archive ends with its book', async () => {
  const { deps } = fixture
  const book = await fixture.newBook()
  const importId = await fixture.ask(book, [zip])
  const { begun, givenUp, reading } = endless()
  const running = importing.run({ importId }, { ...deps, hub, reading })
  await begun
  await deps.db.transaction(tx => eraseBook(tx, book.bid, deps))
  await Promise.all([givenUp, running])
})

test('the reading of an archive that is taken back on its way ends, and its import says so', async () => {
  const { deps } = fixture
  const book = await fixture.newBook()
  const archive = await arrivingArchive(fixture, book, zip)
  await archive.arrive(archive.words, false)
  const row = await archive.ownImport()
  const { importId } = row ?? expect.unreachable()
  const { begun, givenUp, reading } = endless()
  const running = importing.run({ importId }, { ...deps, hub, reading })
  await begun
  await uploadRows(deps)?.delete?.(archive.uploadId)
  await Promise.all([givenUp, running])
  const [ended] = await deps.db.select().from(imports).where(eq(imports.importId, importId))
  expect(ended).toMatchObject({ state: 'failed', why: 'upload-unfinished' })
})

test('what was deleted before anybody listened is not read', async () => {
  const { deps } = fixture
  const book = await fixture.newBook()
  const importId = await fixture.ask(book, [zip])
  const [row] = await deps.db.select().from(imports).where(eq(imports.importId, importId))
  await deps.db.transaction(tx => eraseBook(tx, book.bid, deps))
  const read = async () => expect.unreachable()
  expect(await whileWanted({ ...deps, hub }, row ?? expect.unreachable(), read)).toBeUndefined()
})

test('the reading of an archive ends with its job, and the import waits', async () => {
  const { deps } = fixture
  const book = await fixture.newBook()
  const importId = await fixture.ask(book, [zip])
  const { begun, givenUp, reading } = endless()
  const hold = new AbortController()
  const running = withSignal(hold.signal, () => importing.run({ importId }, { ...deps, hub, reading }))
  const ended = expect(running).rejects.toThrow()
  await begun
  hold.abort(new Error('held'))
  await Promise.all([givenUp, ended])
  const [row] = await deps.db.select().from(imports).where(eq(imports.importId, importId))
  expect(row).toMatchObject({ why: null, endedAt: null })
})

/** A reading that counts what it opened and nobody has closed; `beforeEnd` is done once all is read. */
function countedReading(beforeEnd: (tell: () => void) => void) {
  const { reading } = fixture.deps
  const counted = { open: 0 }
  const readHistory: typeof reading.readHistory = async (paths, options) => {
    const history = await reading.readHistory(paths, options)
    if ('refused' in history) return history
    counted.open += 1
    beforeEnd(() => options.onProgress?.({ bytesRead: 1, bytesTotal: 2, items: 0 }))
    return {
      ...history,
      async close() {
        counted.open -= 1
        await history.close()
      },
    }
  }
  return { counted, reading: { ...reading, readHistory } }
}

const abortedSignal = AbortSignal.abort(new Error('held'))
test.each<[string, (job: AbortController, tell: () => void) => void]>([
  ['its job is given up', job => job.abort(new Error('held'))],
  ['how far it is cannot be said', (_, tell) => withSignal(abortedSignal, tell)],
])('an archive that was just opened when %s is closed', async (_, trouble) => {
  const job = new AbortController()
  const { counted, reading } = countedReading(tell => trouble(job, tell))
  const importId = await fixture.ask(await fixture.newBook(), [zip])
  const run = () => importing.run({ importId }, { ...fixture.deps, hub, reading })
  await expect(withSignal(job.signal, run)).rejects.toThrow()
  expect(counted.open).toBe(0)
})
