import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { trims } from '#domain/catalogue/papers'
import { mostPixels } from '#domain/pictures/pixel-limits'
import type { CoverDesign } from '../../covers/cover-design.ts'
import { drawCoverImage } from '../../covers/cover-image.ts'
import { fitToCover } from '../../covers/fit-to-cover.ts'
import { rasterCover } from '../../covers/raster-cover.ts'
import { asBuffer } from '../../engine/as-buffer.ts'
import type { Derived } from '../../photos/derive-photos.ts'
import { typesets } from '../../typesets/typesets.ts'
import type { Engine } from '../engine.ts'
import type { BookSettings } from './book-settings.ts'
import { type LaidVolume, measureBy } from './lay-volume.ts'
import { runLimited } from './run-limited.ts'
import { type BoundVolume, boundVolume, printFileJobs } from './write-print-files.ts'
import { writeReading } from './write-reading.ts'

/** Writes the files of a book into a folder: inner and cover of each volume, the reading edition, the cover image. */
export async function bindBook(
  volumes: readonly LaidVolume[],
  design: CoverDesign,
  settings: BookSettings,
  derived: Derived,
  out: string,
  engine: Engine,
  coverPhoto?: Buffer,
): Promise<{ volumes: BoundVolume[]; download: string }> {
  const jobs = [
    // the longest of a book of many volumes: the others are drawn beside it
    () => writeReading(volumes, settings, derived, join(out, 'book.pdf'), engine),
    ...printFileJobs(volumes, settings, derived, out, engine),
    () => writeCoverImage(design, settings, out, engine, coverPhoto),
  ]
  // one more than draw, so that none of them waits while a file is written
  await runLimited(jobs, engine.workers + 1)
  return {
    volumes: volumes.map(boundVolume),
    download: 'book.pdf',
  }
}

async function writeCoverImage(
  design: CoverDesign,
  settings: BookSettings,
  out: string,
  engine: Engine,
  photo: Buffer | undefined,
) {
  const trim = trims[typesets[settings.typeset].paper]
  const image = await drawCoverImage(
    design,
    { widthPx: 1200, trim, format: 'png', scratch: out },
    {
      naturalWidths: measureBy(engine),
      pdf: async (drawing, tagged) => asBuffer(await engine.run('pdf', { drawing, tagged })),
      raster: rasterCover,
      photo: photo && (sidePx => fitToCover(photo, sidePx, mostPixels.shrunk)),
    },
  )
  await writeFile(join(out, 'cover.png'), image)
}
