import { mkdir, stat } from 'node:fs/promises'
import { z } from 'zod'
import { invariant } from '#domain/invariant'
import { makeReading } from '#press/products/diary/make-reading'
import type { Deps } from '../../../deps.ts'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { derivedFolder, inScratch } from '../../../scratch.ts'
import { ownerOf, readBook } from '../../library/books/store.ts'
import { whileThere } from '../../library/books/while-there.ts'
import { putFile } from '../../library/files/put-file.ts'
import { openOriginal } from '../../library/media/open-original.ts'
import { inSteps } from '../../library/progress/in-steps.ts'
import { sayStoreWaits } from '../../library/progress/say-store-waits.ts'
import { setProgress } from '../../library/progress/set-progress.ts'
import { workEnded } from '../../library/topics.ts'
import { bookSettings } from '../typesetting/book-settings.ts'
import { loadMonths } from '../typesetting/load-months.ts'
import { shownMonths } from '../typesetting/shown-months.ts'
import { downloadKey } from './download-key.ts'
import { findDownload, updateDownload } from './store.ts'

/** Makes the reading edition of a book as it is when the job runs; a book waits for its newest. */
export const downloadJob = line('download')
/** The same for long books, in a line of their own: what takes minutes keeps nobody waiting whose book takes seconds. */
const longDownloadJob = line('long-download')
export const downloadJobs = [downloadJob, longDownloadJob] as const

/** The line that a book of so many pages waits in. */
export function downloadLine({ totalPage }: { totalPage: number }): Job<Edition> {
  return totalPage > mostPagesOfShort ? longDownloadJob : downloadJob
}

/** Some ten seconds with photos that are derived for it, on two cores. */
export const mostPagesOfShort = 400

interface Edition {
  bid: string
  key: string
}

function line(name: string): Job<Edition> {
  return job({
    name,
    payload: z.strictObject({ bid: z.string(), key: z.string() }),
    fairKey: { of: ({ bid }, tx) => ownerOf(tx, bid) },
    key: ({ bid }) => bid,
    urgency: 'interactive',
    isAwaited: true,
    concurrency: 1,
    run: ({ bid, key }, deps) =>
      whileThere(
        async () => (await readBook(deps.db, bid)) !== undefined,
        () => makeEdition(bid, key, deps),
      ),
    waits: ({ bid }, deps) => sayStoreWaits(deps, bid, ['pdf']),
    async reopen({ bid, key }, tx, deps) {
      if (!(await updateDownload(tx, { bid, key }, { state: 'making' }))) return
      await setProgress(tx, deps, bid, 'pdf', { done: 0, of: 100, state: 'running' })
    },
    async failed({ bid, key }, _error, deps) {
      await deps.db.transaction(async tx => {
        // another one is on its way, and says how it ends
        if (!(await updateDownload(tx, { bid, key }, { state: 'failed' }))) return
        await setProgress(tx, deps, bid, 'pdf', { done: 0, of: 100, state: 'failed', why: 'pdf-failed' })
        await deps.events.emit(tx, workEnded, { bid, what: 'pdf', isGood: false })
      })
    },
  })
}

const shares = { typeset: [0, 10], photos: [10, 70], bind: [70, 99] } as const

async function makeEdition(bid: string, key: string, deps: Deps): Promise<void> {
  const { db, files, pictures, engine, settings: service } = deps
  const book = await readBook(db, bid)
  const download = await findDownload(db, bid)
  if (!book || download?.key !== key || download.state === 'ready') return
  // the book may have changed since it was asked for, and may be as it was again when the file is there
  const made = await downloadKey(db, book)
  await inScratch(service, `download-${bid}-${key}`, async out => {
    const photoFolder = derivedFolder(service)
    await mkdir(photoFolder, { recursive: true })
    const progress = inSteps((done, of) => setProgress(db, deps, bid, 'pdf', { done, of, state: 'running' }))
    const shown = await shownMonths(deps, book)
    const loaded = await loadMonths(db, bid)
    const { file, pages } = await makeReading({
      items: loaded.flatMap(month => month.items),
      settings: await bookSettings(db, book),
      async derivePhoto(sha256, wanted) {
        const open = () => openOriginal(files, sha256)
        const written = await pictures.run(book.uid, 'deriveForBook', open, wanted)
        if (!('refused' in written)) return true
        // there are never more at once than a book asks for
        invariant(written.refused !== 'full', 'photos of a book wait in a line of their own')
        invariant(written.refused !== 'missing', 'the store has the pictures of a book')
        return false
      },
      out,
      photoFolder,
      months: shown(loaded),
      engine,
      // hundredths of the whole: typesetting is quick, photos and writing are not
      onProgress(step, done, of) {
        const [from, to] = shares[step]
        progress.say(Math.floor(from + ((to - from) * done) / Math.max(1, of)), 100)
      },
    })
    await progress.end()
    const { size } = await stat(file)
    const { sha256 } = await putFile(deps, { bid }, { path: file })
    // ready and done together: a job that was killed between would not come back to say so
    await db.transaction(async tx => {
      const ready = { state: 'ready' as const, key: made, sha256, bytes: size, pages, madeAt: deps.now() }
      if (!(await updateDownload(tx, { bid, key }, ready))) return
      await setProgress(tx, deps, bid, 'pdf', { done: 100, of: 100, state: 'done' })
      await deps.events.emit(tx, workEnded, { bid, what: 'pdf', isGood: true })
    })
  })
}
