import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { request } from 'undici'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { apiRoot } from '#contract/call'
import { uploadImage } from '#contract/images'
import { startEngine } from '#press/products/engine'
import { boundCache } from '#server/adapters/files/bound-cache'
import { items } from '#server/features/library/content/schema'
import { writePatch } from '#server/features/library/content/write-patch'
import { imports } from '#server/features/library/imports/schema'
import { downloadJob } from '#server/features/pages/downloads/download-job'
import { downloadKey } from '#server/features/pages/downloads/download-key'
import { askForDownload } from '#server/features/pages/downloads/make-download'
import { findDownload } from '#server/features/pages/downloads/store'
import { printJob } from '#server/features/shop/print-files/print-job'
import { printFiles, printRuns } from '#server/features/shop/print-files/schema'
import { handOverQueue } from '#server/features/shop/printing/hand-over-queue'
import { findShipment } from '#server/features/shop/printing/store'
import { backupCommand } from '../../cli/backup-command.ts'
import { type ImportFixture, importFixture, importing } from '../imports/import-fixture.ts'
import { photo, smallZip } from '../imports/small-zip.ts'
import { paidBooks } from '../shop/paid-books.ts'
import { type Studio, startStudio } from '../studio.ts'

// On a disk of its own, where this machine lets us mount one.

const disk = mountDisk(24)
let studio: Studio
let fixture: ImportFixture
let shop: Awaited<ReturnType<typeof paidBooks>>
beforeAll(async () => {
  if (disk === undefined) return
  const usual = process.env.TMPDIR
  process.env.TMPDIR = disk
  try {
    studio = await startStudio({ worker: false, environment: { KEEP_FREE_BYTES: '0' } })
    fixture = await importFixture()
    shop = await paidBooks()
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
})
afterAll(async () => {
  if (disk === undefined) return
  await studio.close()
  await fixture.close()
  await shop.end()
  execFileSync('umount', ['--lazy', disk])
  rmdirSync(disk)
})

function mountDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'daybound-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmdirSync(folder)
    return undefined
  }
}

/** Leaves so many bytes of it, until room is made again. */
function fill(leave: number): () => void {
  const file = join(disk ?? '', 'filling')
  const { bavail, bsize } = statfsSync(disk ?? '')
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - leave)))
  return () => rmSync(file)
}

/** What was begun and is not finished. */
function unfinished(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
  return all
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length))
    .filter(path => /^\/(?:scratch|files\/beside)\//.test(path))
}

test.runIf(disk)(
  'a picture is refused in a sentence, leaves nothing, and is taken when there is room',
  async () => {
    const { token } = await studio.logIn('empty')
    const file = await photo(1, 1600, 1200)
    const upload = () => studio.call(uploadImage, { token, file, headers: { 'accept-language': 'en' } })
    // of the picture itself, and of its copy in the store
    for (const leave of [0, file.length + 10_000]) {
      const makeRoom = fill(leave)
      const { status, body } = await upload()
      expect([status, body.errors]).toEqual([
        507,
        {
          code: 50700,
          name: 'storageFull',
          message: 'Storage is almost full, so nothing new can be saved for now. Please try again later',
        },
      ])
      expect(unfinished(studio.folder)).toEqual([])
      makeRoom()
    }
    expect((await upload()).status).toBe(201)
  },
)

test.runIf(disk)(
  'an upload that fills it is refused in a sentence, and goes on from what was kept',
  async () => {
    const { token, bid } = await studio.firstBook('demo')
    const call = (method: 'POST' | 'HEAD' | 'PATCH', path: string, headers: object, body?: Buffer) =>
      request(`${studio.origin}${path}`, {
        method,
        headers: {
          'tus-resumable': '1.0.0',
          authorization: `Token ${token}`,
          'accept-language': 'en',
          ...headers,
        },
        ...(body && { body }),
      })
    const bytes = Buffer.alloc(2_000_000, 'x')
    const begun = await call('POST', `${apiRoot}/uploads/`, {
      'upload-length': bytes.length,
      'upload-metadata': `bid ${Buffer.from(bid).toString('base64')}`,
    })
    const path = String(begun.headers.location)
    const offset = async () => Number((await call('HEAD', path, {})).headers['upload-offset'])
    const send = async () => {
      const from = await offset()
      const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': from }
      const answer = await call('PATCH', path, headers, bytes.subarray(from))
      return { status: answer.statusCode, text: await answer.body.text() }
    }
    const makeRoom = fill(500_000)
    const refused = await send()
    expect([refused.status, refused.text]).toEqual([507, expect.stringContaining('Storage is almost full')])
    makeRoom()
    expect(await offset()).toBeLessThan(bytes.length)
    expect((await send()).status).toBe(204)
    expect(await offset()).toBe(bytes.length)
  },
)

test.runIf(disk)(
  'an import fails, keeps its words, leaves nothing unfinished, and goes on with room',
  async () => {
    const { deps } = fixture
    const book = await fixture.newBook()
    const zip = await smallZip(
      fixture.folder,
      'facebook-life.zip',
      [{ time: 1_600_000_000, text: 'Snow', photos: ['1.jpg'] }],
      { '1.jpg': await photo(2, 1600, 1200) },
    )
    const importId = await fixture.ask(book, [zip])
    const makeRoom = fill(0)
    const error = await importing.run({ importId }, deps).catch(reason => reason)
    expect(error).toMatchObject({ code: 'ENOSPC' })
    expect(unfinished(fixture.folder)).toEqual([])
    await importing.failed?.({ importId }, new Error(error.message), deps)
    const row = async () => (await deps.db.select().from(imports).where(eq(imports.importId, importId)))[0]
    expect(await row()).toMatchObject({ state: 'failed', why: 'storage-full' })
    const rows = await deps.db.select().from(items).where(eq(items.bid, book.bid))
    expect(rows.map(({ original }) => original.text)).toEqual(['Snow'])
    makeRoom()
    await deps.db.transaction(tx => importing.reopen?.({ importId }, tx, deps) ?? Promise.resolve())
    await importing.run({ importId }, deps)
    expect(await row()).toMatchObject({ state: 'done', why: null })
    const whole = await deps.db.select().from(items).where(eq(items.bid, book.bid))
    expect(whole.map(({ original }) => original.media.map(({ picture }) => picture !== undefined))).toEqual([
      [true],
    ])
  },
)

test.runIf(disk)('a PDF fails, leaves nothing unfinished, and is made when there is room', async () => {
  const engine = startEngine({ workers: 1 })
  onTestFinished(() => engine.close())
  const deps = { ...fixture.deps, engine }
  const book = await fixture.newBook()
  await writePatch(book, { content: '下雪了。', postDate: '2024-05-03 10:30', picList: [] }, book.uid, deps)
  const key = await downloadKey(deps.db, book)
  await askForDownload(book, key, deps)
  const makeRoom = fill(0)
  const error = await downloadJob.run({ bid: book.bid, key }, deps).catch(reason => reason)
  expect(error).toBeInstanceOf(Error)
  expect(error.message).toMatch(/ENOSPC/)
  expect(unfinished(fixture.folder)).toEqual([])
  expect(await findDownload(deps.db, book.bid)).toMatchObject({ state: 'making', sha256: null })
  await downloadJob.failed?.({ bid: book.bid, key }, error, deps)
  expect(await findDownload(deps.db, book.bid)).toMatchObject({ state: 'failed', sha256: null })
  makeRoom()
  await askForDownload(book, key, deps)
  await downloadJob.run({ bid: book.bid, key }, deps)
  const made = await findDownload(deps.db, book.bid)
  expect(made).toMatchObject({ state: 'ready' })
  expect(await deps.files.has(made?.sha256 ?? '')).toBe(true)
})

test.runIf(disk)(
  'print files and their handing over wait for room, leave nothing unfinished, and are made once',
  async () => {
    const { deps, folder } = shop
    const book = await shop.bookOfDays()
    await shop.place('full', [{ seq: 1, bid: book.bid, binding: 'paperback' }])
    await shop.work()
    await shop.pay('full')
    const printer = () =>
      readdirSync(folder, { recursive: true }).filter(path => /^printer\/./.test(String(path)))
    const runs = () => deps.db.select({ runId: printRuns.runId, state: printRuns.state }).from(printRuns)
    const made = () => deps.db.select({ kind: printFiles.kind }).from(printFiles)

    const makeRoom = fill(0)
    expect(await shop.work().catch(reason => reason)).toMatchObject({
      message: expect.stringMatching(/ENOSPC/),
    })
    const [run] = await runs()
    const { runId = '' } = run ?? {}
    expect([await runs(), await made(), unfinished(folder)]).toEqual([[{ runId, state: 'making' }], [], []])
    makeRoom()
    await printJob.run({ runId }, deps)
    expect([(await runs())[0]?.state, (await made()).map(({ kind }) => kind).sort()]).toEqual([
      'ready',
      ['cover', 'inner'],
    ])

    const makeRoomAgain = fill(0)
    expect(await shop.work().catch(reason => reason)).toMatchObject({ code: 'ENOSPC' })
    expect([(await findShipment(deps.db, 'full'))?.state, printer()]).toEqual(['ready', []])
    makeRoomAgain()
    const handOver = shop.layer.jobs.find(({ name }) => name === handOverQueue.name)
    await handOver?.run(handOverQueue.payload.parse({ oid: 'full', reprint: 0 }), deps)
    expect((await findShipment(deps.db, 'full'))?.state).toBe('handedOver')
    expect(printer().length).toBe(4)
  },
)

test.runIf(disk)(
  'what is derived for screens is given without being kept; what a book needs is an error',
  async () => {
    const { files } = fixture.deps
    const makeRoom = fill(0)
    const bytes = Buffer.alloc(100_000)
    const bounded = boundCache(files, join(fixture.folder, 'files'), { pictures: 1e6 })
    await bounded.putCached('pictures', 'key', bytes)
    expect(await bounded.readCached('pictures', 'key')).toBeUndefined()
    await expect(files.putCached('pages', 'key', bytes)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(unfinished(fixture.folder)).toEqual([])
    makeRoom()
    await files.putCached('pages', 'key', bytes)
    expect(await files.readCached('pages', 'key')).toEqual(bytes)
  },
)

test.runIf(disk)('a backup says that the place is full, and is made when there is room', async () => {
  const env = {
    DATABASE_URL: fixture.deps.settings.databaseUrl,
    DATA_FOLDER: fixture.folder,
    SECRET: 'a secret that is long enough for tests',
    BACKUP_TO: join(disk ?? '', 'backups'),
    LC_ALL: 'C',
    LOG_LEVEL: 'silent',
  }
  const printed: string[] = []
  for (const way of ['log', 'error'] as const) {
    const spy = vi.spyOn(console, way).mockImplementation(line => void printed.push(line))
    onTestFinished(() => spy.mockRestore())
  }
  const makeRoom = fill(0)
  expect(await backupCommand([], env)).toBe(1)
  expect(printed).toEqual(['The disk is full, and no backup was made: make room, and make it again.'])
  makeRoom()
  expect(await backupCommand([], env)).toBe(0)
  expect(printed[1]).toMatch(/^The backup \S+ was made and read back/)
})
