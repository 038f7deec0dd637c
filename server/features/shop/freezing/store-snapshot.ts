import { invariant } from '#domain/invariant'
import { gatherRuns } from '#press/products/diary/months/gather-runs'
import { memoryCache } from '#press/products/diary/months/month-cache'
import { withStyleSheet } from '#press/products/diary/months/older-sheets'
import type { MonthPages } from '#press/products/diary/months/typeset-month'
import { typesetMonths } from '#press/products/diary/months/typeset-months'
import { monthsOf } from '#press/products/diary/months-on-pages'
import type { Deps } from '../../../deps.ts'
import { putFile } from '../../library/files/put-file.ts'
import { endPut } from '../../library/files/store.ts'
import { gatherMonths } from '../../pages/typesetting/load-months.ts'
import { nameOfRun } from '../../pages/typesetting/runs-of-book.ts'
import { drawFrozenCover } from './draw-frozen-cover.ts'
import { picturesOf, type Snapshot, withoutOrigins } from './snapshot.ts'
import { readSnapshotRow, type SnapshotRow, storeContent } from './store.ts'

/** The snapshot of an order's book, written as a file where it is none yet. Killed anywhere, the next who asks writes it: the mail that it
 * was ordered, or who makes its print files. */
export async function storeSnapshot(snapshotKey: string, deps: Deps): Promise<Snapshot> {
  const row = await readSnapshotRow(deps.db, snapshotKey)
  return row.sha256 === null ? writeSnapshot(row, deps) : readSnapshot(row.sha256, deps)
}

async function readSnapshot(sha256: string, { files }: Deps): Promise<Snapshot> {
  const bytes = await files.read(sha256)
  invariant(bytes, 'the store has what orders need')
  // written by writeSnapshot
  return JSON.parse(bytes.toString()) as Snapshot
}

async function writeSnapshot(row: SnapshotRow, deps: Deps): Promise<Snapshot> {
  const { snapshotKey, settings, content } = row
  invariant(content, 'a book has its content until its snapshot is a file')
  const runs = gatherRuns(gatherMonths(content), settings)
  const pages = await pagesOf(row, runs, deps)
  const snapshot: Snapshot = {
    format: 1,
    settings,
    months: runs.map(({ items }, i) => {
      const monthPages = pages[i]
      invariant(monthPages, 'every month has pages')
      return { items: items.map(withoutOrigins), pages: monthPages }
    }),
  }
  const owner = { need: `snapshot ${snapshotKey}` }
  const { sha256 } = await putFile(deps, owner, Buffer.from(JSON.stringify(snapshot)))
  const image = await drawFrozenCover(snapshot, deps)
  const cover = image ? (await putFile(deps, owner, image)).sha256 : null
  const files = [...new Set([...picturesOf(snapshot), sha256, ...(cover === null ? [] : [cover])])].sort()
  await deps.db.transaction(async tx => {
    await storeContent(tx, snapshotKey, { sha256, cover, files })
    for (const file of [sha256, ...(cover === null ? [] : [cover])]) await endPut(tx, owner, file)
  })
  return snapshot
}

/** The pages that the owner saw; those that the store lost are set anew by the press of today. */
async function pagesOf(
  { settings, months }: SnapshotRow,
  runs: ReturnType<typeof gatherRuns>,
  deps: Deps,
): Promise<MonthPages[]> {
  const { typeset, locale, timeZone, profile, binding, edited } = settings
  const shown = new Map((months ?? []).map(taken => [taken.run, taken]))
  return Promise.all(
    runs.map(async run => {
      const taken = shown.get(nameOfRun(monthsOf(run)))
      const kept = taken && (await deps.months.get(taken.key))
      if (taken && kept) return withStyleSheet(kept, settings, taken.edition)
      deps.log.warn({ month: run.month }, 'a month of an ordered book was set anew')
      const input = { ...run, typeset, locale, timeZone, profile, binding, ...(edited && { edited }) }
      const { months: fresh } = await typesetMonths([input], deps.engine, memoryCache())
      invariant(fresh[0], 'a month that is set has pages')
      return fresh[0]
    }),
  )
}
