import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { memoryCache } from '#press/products/diary/months/month-cache'
import type { Engine } from '#press/products/engine'
import { folderFiles } from '#server/adapters/files/folder-files'
import { startPictures } from '#server/adapters/pictures/pictures'
import { handoverFolder } from '#server/adapters/printers/handover-folder'
import { manualPrinter } from '#server/adapters/printers/manual-printer'
import { startReading } from '#server/adapters/reading/start-reading'
import type { Deps } from '#server/deps'
import { users } from '#server/features/account/users/schema'
import { createFirstBook } from '#server/features/library/books/create-book'
import { type BookRow, books } from '#server/features/library/books/schema'
import { items } from '#server/features/library/content/schema'
import { importJob } from '#server/features/library/imports/import-job'
import { importReactions } from '#server/features/library/imports/reactions'
import { imports, receiptLines } from '#server/features/library/imports/schema'
import { startImport } from '#server/features/library/imports/start-import'
import { removeOldUploads } from '#server/features/library/uploads/remove-uploads'
import { uploads } from '#server/features/library/uploads/schema'
import { uploadFolder } from '#server/features/library/uploads/upload-path'
import { typesettingReactions } from '#server/features/pages/typesetting/reactions'
import { typesetWhileImporting } from '#server/features/pages/typesetting/typeset-while-importing'
import { connect } from '#server/kernel/db/connect'
import { eventsOf } from '#server/kernel/events/reactions'
import { newId } from '#server/new-id'
import { completeSettings, readSettings } from '#server/settings'
import { freshDatabase } from '../database.ts'
import { whenUploadsAre } from './aged-uploads.ts'
import { chunkObjectsAt } from './played-store.ts'
import { putUpload } from './put-upload.ts'

/** What a worker does, as it is composed. */
export const importing = importJob(typesetWhileImporting)

/** Sets every month at once, with no pages: where it does not matter what they look like. */
const swiftEngine: Engine = {
  workers: 2,
  // only months are asked for here
  run: async (_job, input) => ({ month: Object(input).month, pages: [], missing: [] }) as never,
  keepReady: async () => undefined,
  usage: async () => ({ processes: 0, memoryBytes: 0 }),
  close: async () => undefined,
}

/** What imports need of the server over a database: jobs are noted, and done when the test says so. */
export function importDeps(
  databaseUrl: string,
  folder: string,
  engine: Engine = swiftEngine,
  connections?: number,
  storeAddress?: string,
): Deps & { queued: string[]; close(): Promise<void> } {
  const read = readSettings({ DATA_FOLDER: folder, LOG_LEVEL: 'silent' })
  if ('refused' in read) throw new Error(JSON.stringify(read))
  const connection = connect(
    databaseUrl,
    () => undefined,
    connections === undefined ? {} : { most: connections },
  )
  const pictures = startPictures({ memoryBytes: 1_000_000_000, kind: 'background' })
  const queued: string[] = []
  const reading = startReading()
  const deps: ReturnType<typeof importDeps> = {
    queued,
    settings: completeSettings(read, { databaseUrl, secret: 'a secret that is long enough for tests' }),
    db: connection.db,
    files: folderFiles(join(folder, 'files')),
    ...(storeAddress !== undefined && { chunkObjects: chunkObjectsAt(storeAddress) }),
    pictures,
    networks: {},
    printer: manualPrinter(handoverFolder(join(folder, 'printer'))),
    payments: {},
    jobs: {
      async enqueue(_sql, job, payload) {
        if (job.name === 'import') queued.push(Object(payload).importId)
      },
      giveUp: async () => undefined,
      forget: async () => undefined,
      close: async () => undefined,
    },
    events: eventsOf([...importReactions, ...typesettingReactions], () => deps),
    hub: { subscribe: () => () => undefined, close: async () => undefined },
    engine,
    reading,
    months: memoryCache(),
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    newId,
    async close() {
      await Promise.all([connection.close(), reading.close(), pictures.close()])
    },
  }
  return deps
}

/** `connections`: as many as may be open to the database at once. `storeAddress`: of a played store, where uploads lie then. */
export async function importFixture(engine?: Engine, connections?: number, storeAddress?: string) {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'daybound-import-'))
  const deps = importDeps(database.url, folder, engine, connections, storeAddress)
  const { db } = deps
  await mkdir(uploadFolder(deps.settings), { recursive: true })

  const newBook = async (): Promise<BookRow> => {
    const uid = newId()
    await db
      .insert(users)
      .values({ uid, name: '怡君', language: 'zh-tw', region: 'TW', createdAt: deps.now() })
    return db.transaction(tx => createFirstBook(tx, deps, uid, '怡君', 'zh-tw'))
  }

  /** As if it had been uploaded. */
  const upload = async (
    { bid, uid }: BookRow,
    path: string,
    name = path.slice(path.lastIndexOf('/') + 1),
  ) => {
    const uploadId = newId()
    const bytes = await readFile(path)
    const row = { uploadId, uid, bid, name, bytes: bytes.length, wholeAt: deps.now(), createdAt: deps.now() }
    await db.insert(uploads).values(row)
    await putUpload(deps, uploadId, bytes)
    return uploadId
  }

  const ask = async (book: BookRow, paths: readonly (string | [string, string])[]): Promise<string> => {
    const ids: string[] = []
    for (const path of paths)
      ids.push(await (typeof path === 'string' ? upload(book, path) : upload(book, path[0], path[1])))
    return db.transaction(tx =>
      startImport(tx, deps, { bid: book.bid, via: 'archive', request: { uploads: ids }, names: [] }),
    )
  }

  const work = async () => {
    for (let id = deps.queued.shift(); id !== undefined; id = deps.queued.shift())
      await importing.run({ importId: id }, deps)
  }

  return {
    deps,
    database,
    folder,
    newBook,
    upload,
    ask,
    work,
    /** Uploads, imports, and gives how it ended. */
    async bring(book: BookRow, ...paths: (string | [string, string])[]) {
      const importId = await ask(book, paths)
      await work()
      const [row] = await db.select().from(imports).where(eq(imports.importId, importId))
      if (!row) throw new Error('the import is gone')
      return row
    },
    /** Archives of a book that are still there, so many days from now. */
    async archivesOf({ bid }: BookRow, days: number) {
      await whenUploadsAre(days, deps, () => removeOldUploads(deps))
      const rows = await db.select().from(uploads).where(eq(uploads.bid, bid)).orderBy(uploads.name)
      return rows.map(row => row.name)
    },
    /** All that imports leave behind, without what only says when. */
    async state({ bid }: BookRow) {
      const rows = await db.select().from(items).where(eq(items.bid, bid)).orderBy(items.itemId)
      const lines = await db
        .select()
        .from(receiptLines)
        .where(eq(receiptLines.bid, bid))
        .orderBy(receiptLines.lineId)
      const [book] = await db.select().from(books).where(eq(books.bid, bid))
      return {
        items: rows.map(({ updatedAt: _, version: __, bid: ___, ...row }) => row),
        lines: lines.map(({ importId: _, lineId: __, bid: ___, ...line }) => line).sort(byText),
        flags: [book?.postsInitialized, book?.insInitialized],
      }
    },
    async close() {
      await deps.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type ImportFixture = Awaited<ReturnType<typeof importFixture>>

function byText(a: object, b: object): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
}
