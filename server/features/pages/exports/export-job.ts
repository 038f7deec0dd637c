import { join } from 'node:path'
import type { Deps } from '../../../deps.ts'
import { type Job, job } from '../../../kernel/jobs/jobs.ts'
import { inScratch } from '../../../scratch.ts'
import { whileThere } from '../../library/books/while-there.ts'
import { putFile } from '../../library/files/put-file.ts'
import { endPut } from '../../library/files/store.ts'
import { inSteps } from '../../library/progress/in-steps.ts'
import type { ExportMore } from './export-more.ts'
import { type ExportPayload, exportQueue } from './export-queue.ts'
import { type ExportRow, findExport, updateExport } from './store.ts'
import { wantPdfs } from './want-pdfs.ts'
import { writeExport } from './write-export.ts'

/**
 * Makes the ZIP of a person. Reading editions that are not ready are made by their own jobs first: this one comes back until they are.
 * Killed anywhere, it is begun again; of a person who is gone, or wants it no more, nothing is left. `more`: what features above have
 * of the person.
 */
export function exportJob(more: ExportMore): Job<ExportPayload> {
  return job({
    ...exportQueue,
    urgency: 'background',
    concurrency: 1,
    run: (payload, deps) =>
      whileThere(
        async () => (await findWanted(payload, deps)) !== undefined,
        () => makeExport(payload, more, deps),
      ),
    async reopen(payload, tx) {
      await updateExport(tx, payload, { state: 'making' })
    },
    async failed(payload, _error, { db }) {
      await updateExport(db, payload, { state: 'failed' })
    },
  })
}

async function findWanted({ uid, exportId }: ExportPayload, { db }: Deps): Promise<ExportRow | undefined> {
  const row = await findExport(db, uid)
  return row?.exportId === exportId && row.state === 'making' ? row : undefined
}

async function makeExport(payload: ExportPayload, more: ExportMore, deps: Deps): Promise<void> {
  const { db, jobs, settings } = deps
  const { uid, exportId } = payload
  const row = await findWanted(payload, deps)
  if (!row) return
  const isLate = deps.now().getTime() > row.askedAt.getTime() + pdfPatienceMs
  const { ready, waiting, requested } = await wantPdfs(uid, new Set(payload.asked), deps)
  if (waiting > 0 && !isLate) {
    const all = ready.size + waiting
    await updateExport(db, payload, { done: Math.floor((pdfShare * ready.size) / all) })
    await jobs.enqueue(db, exportQueue, { uid, exportId, asked: [...requested] }, { delayMs: lookAgainMs })
    return
  }
  await inScratch(settings, `export-${exportId}`, async folder => {
    const out = join(folder, 'export.zip')
    const progress = inSteps(async done => {
      await updateExport(db, payload, { done })
    }, 100)
    const marker = await writeExport(deps, {
      uid,
      more: await more(db, uid),
      pdfs: ready,
      out,
      onProgress: (done, of) =>
        progress.say(pdfShare + Math.floor(((99 - pdfShare) * done) / Math.max(1, of)), 100),
    })
    await progress.end()
    if (!marker || !(await findWanted(payload, deps))) return
    const { sha256, size } = await putFile(deps, { uid }, { path: out })
    await db.transaction(async tx => {
      await updateExport(tx, payload, {
        state: 'ready',
        done: 100,
        sha256,
        bytes: size,
        madeAt: deps.now(),
      })
      // what was given up meanwhile is held by nothing
      await endPut(tx, { uid }, sha256)
    })
  })
}

/** Hundredths of the whole. */
const pdfShare = 40
const lookAgainMs = 1_000
/** Then the export does without those that are not ready. */
const pdfPatienceMs = 2 * 3_600_000
