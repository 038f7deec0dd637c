import { join } from 'node:path'
import { trims } from '#domain/catalogue/papers'
import { paperOf } from '#domain/catalogue/typesets'
import { type PreflightReport, preflight } from '../../pdf/preflight/preflight.ts'
import { profiles } from '../../printers/profiles.ts'
import { pagePlaces } from './page-places.ts'
import { runLimited } from './run-limited.ts'
import { type BookRequest, settleBook } from './settle-book.ts'
import { type BoundVolume, boundVolume, printFileJobs } from './write-print-files.ts'
import { writeReading } from './write-reading.ts'

export interface MadePrint {
  volumes: BoundVolume[]
  /** Name of the edition for reading with the photos of the print files, and its pages; absent where it was not asked for. */
  reading?: { file: string; pages: number }
  /** What the printer would object to. */
  report: PreflightReport
  /** Items that the engine died over. */
  lost: string[]
  /** Pictures (sha256) that could not be decoded in full. */
  broken: string[]
}

/** The files that a printer gets: inner pages and cover of each volume, checked by the rules of the settings' printer. */
export async function makePrint(request: BookRequest & { withReading?: boolean }): Promise<MadePrint> {
  const { settings, out, engine, onProgress, withReading = false } = request
  const { volumes, derived, lost, broken } = await settleBook(request, ['print'])
  onProgress?.('bind', 0, 1)
  let readingPages = 0
  const writeWhole = async () => {
    const file = join(out, readingName)
    readingPages = await writeReading(volumes, settings, derived, file, engine, 'print')
  }
  const jobs = [
    ...(withReading ? [writeWhole] : []),
    ...printFileJobs(volumes, settings, derived, out, engine),
  ]
  // one more than draw, so that none of them waits while a file is written
  await runLimited(jobs, engine.workers + 1)
  const bound = volumes.map(boundVolume)
  const report = preflight({
    profile: profiles[settings.profile],
    binding: settings.binding,
    trim: trims[paperOf(settings.typeset)],
    volumes: bound.map(({ name, inner, cover }, i) => ({
      name,
      inner: join(out, inner),
      cover: join(out, cover),
      places: pagePlaces(volumes[i]?.pages ?? [], settings),
    })),
  })
  onProgress?.('bind', 1, 1)
  return {
    volumes: bound,
    ...(withReading && { reading: { file: readingName, pages: readingPages } }),
    report,
    lost,
    broken,
  }
}

const readingName = 'book.pdf'
