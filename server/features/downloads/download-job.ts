import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { makeBook } from '#press/book/make-book'
import { books, downloads } from '../../db/schema.ts'
import { type Job, job } from '../../jobs/jobs.ts'
import { readPicture } from '../media/read-picture.ts'
import { bookSettings } from '../pages/book-settings.ts'
import { loadMonths } from '../pages/load-months.ts'
import { setProgress } from '../progress/set-progress.ts'

/** Makes the reading edition of a book as it is when the job runs. */
export const downloadJob: Job<{ bid: string; key: string }> = job({
  name: 'download',
  payload: z.strictObject({ bid: z.string(), key: z.string() }),
  beside: 1,
  async run({ bid, key }, deps) {
    const { db, files, engine, months, settings: service } = deps
    const [book] = await db.select().from(books).where(eq(books.bid, bid))
    const [wanted] = await db.select().from(downloads).where(eq(downloads.bid, bid))
    if (!book || wanted?.key !== key || wanted.state === 'ready') return
    const out = await mkdtemp(join(tmpdir(), 'daybound-download-'))
    try {
      const photoFolder = join(service.dataFolder, 'derived')
      await mkdir(photoFolder, { recursive: true })
      const say = (done: number, of: number, state: 'running' | 'done' = 'running') =>
        setProgress(db, deps, bid, 'pdf', { done, of, state })
      let said = 0
      const made = await makeBook({
        items: (await loadMonths(db, bid)).flatMap(month => month.items),
        settings: await bookSettings(db, book),
        async openPicture(sha256) {
          const bytes = await readPicture(files, sha256)
          if (!bytes) throw new Error(`the store has no picture ${sha256}`)
          return bytes
        },
        out,
        photoFolder,
        months,
        engine,
        // hundredths of the whole: typesetting is quick, photos and writing are not
        onProgress(step, done, of) {
          const [from, to] = shares[step]
          const at = Math.floor(from + ((to - from) * done) / Math.max(1, of))
          if (at >= said + 5) {
            said = at
            // figures for the eye only: the next ones come soon
            say(at, 100).catch((error: unknown) => deps.log.warn({ err: error }, 'progress was not written'))
          }
        },
      })
      const file = join(out, made.download)
      const { size } = await stat(file)
      const { sha256 } = await files.put(createReadStream(file))
      await db
        .update(downloads)
        .set({ state: 'ready', sha256, bytes: size, pages: made.pages, madeAt: deps.now() })
        .where(and(eq(downloads.bid, bid), eq(downloads.key, key)))
      await say(100, 100, 'done')
    } finally {
      await rm(out, { recursive: true, force: true })
    }
  },
  async failed({ bid, key }, _error, deps) {
    await deps.db
      .update(downloads)
      .set({ state: 'failed' })
      .where(and(eq(downloads.bid, bid), eq(downloads.key, key)))
    await setProgress(deps.db, deps, bid, 'pdf', { done: 0, of: 100, state: 'failed', why: 'pdf-failed' })
  },
})

const shares = { typeset: [0, 10], photos: [10, 70], bind: [70, 99] } as const
