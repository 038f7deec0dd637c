import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { invariant } from '#domain/invariant'
import { type MadePrint, makePrint } from '#press/products/diary/make-print'
import type { Deps } from '../../../deps.ts'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { derivedFolder, inScratch } from '../../../scratch.ts'
import { putFile } from '../../library/files/put-file.ts'
import { endPut } from '../../library/files/store.ts'
import { openOriginal } from '../../library/media/open-original.ts'
import { inSteps } from '../../library/progress/in-steps.ts'
import type { Snapshot } from '../freezing/snapshot.ts'
import { storeSnapshot } from '../freezing/store-snapshot.ts'
import { frozenMonths } from './frozen-months.ts'
import { printQueue } from './print-queue.ts'
import { isFlawless, printReport } from './print-report.ts'
import { findRun, insertFiles, type PrintFileRow, type PrintRunRow, updateRun } from './store.ts'
import { printEnded } from './topics.ts'

/**
 * Makes the files of a frozen book for a printer, once: killed anywhere, they are begun again; when they are there, they stay. What a
 * printer would object to is noted, and staff decide.
 */
export const printJob: Job<{ runId: string }> = job({
  ...printQueue,
  urgency: 'interactive',
  concurrency: 1,
  retries: 4,
  async run({ runId }, deps) {
    const run = await findRun(deps.db, runId)
    if (run?.state === 'making') await makeFiles(run, deps)
  },
  async reopen({ runId }, tx) {
    await updateRun(tx, runId, { state: 'making', done: 0 })
  },
  async failed({ runId }, _error, deps) {
    await deps.db.transaction(async tx => {
      await updateRun(tx, runId, { state: 'failed' })
      await deps.events.emit(tx, printEnded, { runId })
    })
  },
})

/** Hundredths of the whole at the end of each step. */
const shares = { typeset: [0, 5], photos: [5, 60], bind: [60, 95] } as const

async function makeFiles(run: PrintRunRow, deps: Deps): Promise<void> {
  const { db, settings: service } = deps
  const { runId } = run
  const snapshot = await storeSnapshot(run.snapshotKey, deps)
  await inScratch(service, `print-${runId}`, async out => {
    const progress = inSteps(done => updateRun(db, runId, { done }))
    const print = await makePrint({
      ...(await requestOf(run, snapshot, deps)),
      out,
      withReading: run.binding === 'pdf',
      onProgress(step, done, of) {
        const [from, to] = shares[step]
        progress.say(Math.floor(from + ((to - from) * done) / Math.max(1, of)), 100)
      },
    })
    await progress.end()
    const owner = { need: `print ${runId}` }
    const files: PrintFileRow[] = []
    for (const { volume, kind, name, pages } of filesOf(print)) {
      const { sha256, size } = await putFile(deps, owner, { path: join(out, name) })
      files.push({ runId, volume, kind, sha256, bytes: size, pages })
    }
    const report = printReport(print)
    await db.transaction(async tx => {
      await insertFiles(tx, files)
      await updateRun(tx, runId, {
        state: isFlawless(report) ? 'ready' : 'objected',
        done: 100,
        pages: print.volumes.reduce((sum, { pages }) => sum + pages, 0),
        volumes: print.volumes.length,
        report,
      })
      for (const { sha256 } of files) await endPut(tx, owner, sha256)
      await deps.events.emit(tx, printEnded, { runId })
    })
    if (!isFlawless(report)) deps.log.error({ runId, report }, 'a printer would object to files of an order')
  })
}

async function requestOf({ binding, profile }: PrintRunRow, snapshot: Snapshot, deps: Deps) {
  const { files, pictures, engine, settings: service } = deps
  const photoFolder = derivedFolder(service)
  await mkdir(photoFolder, { recursive: true })
  // a PDF is the paperback: its pages were counted so
  const settings = {
    ...snapshot.settings,
    profile,
    binding: binding === 'pdf' ? 'paperback' : binding,
  } as const
  return {
    items: snapshot.months.flatMap(({ items }) => items),
    settings,
    async derivePhoto(sha256, wanted) {
      const open = () => openOriginal(files, sha256)
      const written = await pictures.run('orders', 'deriveForBook', open, wanted)
      if (!('refused' in written)) return true
      // there are never more at once than a book asks for
      invariant(written.refused !== 'full', 'photos of a book wait in a line of their own')
      invariant(written.refused !== 'missing', 'the store has the pictures of an order')
      return false
    },
    photoFolder,
    months: frozenMonths(snapshot, settings),
    engine,
  } satisfies Partial<Parameters<typeof makePrint>[0]>
}

function filesOf({ volumes, reading, report }: MadePrint) {
  const coverPages = (name: string) => report.files.find(({ file }) => file === name)?.pages ?? 1
  return [
    ...volumes.flatMap(({ inner, cover, pages }, i) => [
      { volume: i + 1, kind: 'inner' as const, name: inner, pages },
      { volume: i + 1, kind: 'cover' as const, name: cover, pages: coverPages(cover) },
    ]),
    ...(reading ? [{ volume: 0, kind: 'reading' as const, name: reading.file, pages: reading.pages }] : []),
  ]
}
