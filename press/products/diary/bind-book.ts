import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { trims } from '#domain/catalogue/papers'
import { mostPixels } from '#domain/pictures/pixel-limits'
import type { CoverDesign } from '../../covers/cover-design.ts'
import { coverDrawing } from '../../covers/cover-drawing.ts'
import { drawCoverImage } from '../../covers/cover-image.ts'
import { fitToCover } from '../../covers/fit-to-cover.ts'
import { rasterCover } from '../../covers/raster-cover.ts'
import { asBuffer } from '../../engine/as-buffer.ts'
import type { Drawing } from '../../engine/drawing.ts'
import { builtInCmyk } from '../../pdf/output-intent.ts'
import { writePdf } from '../../pdf/write-pdf.ts'
import type { Derived } from '../../photos/derive-photos.ts'
import { coverBoxes, innerBoxes, type PageBoxes } from '../../printers/page-boxes.ts'
import { profiles } from '../../printers/profiles.ts'
import { typesets } from '../../typesets/typesets.ts'
import type { Engine } from '../engine.ts'
import type { BookSettings } from './book-settings.ts'
import { drawingOf, type PhotoKeys, photoKeys } from './drawing-of.ts'
import { filesByKey } from './files-by-key.ts'
import { type LaidVolume, measureBy } from './lay-volume.ts'
import { runLimited } from './run-limited.ts'
import { writeReading } from './write-reading.ts'

export interface BoundVolume {
  name: string
  pages: number
  inner: string
  cover: string
}

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
    () => writeReading(volumes, design, settings, derived, join(out, 'book.pdf'), engine),
    ...volumes.flatMap(volume => [
      () => writeInner(volume, settings, derived, join(out, `inner-${volume.number}.pdf`), engine),
      () => writeCover(volume, settings, derived, join(out, `cover-${volume.number}.pdf`), engine),
    ]),
    () => writeCoverImage(design, settings, out, engine, coverPhoto),
  ]
  // one more than draw, so that none of them waits while a file is written
  await runLimited(jobs, engine.workers + 1)
  return {
    volumes: volumes.map(({ number, pages }) => ({
      name: String(number),
      pages: pages.length,
      inner: `inner-${number}.pdf`,
      cover: `cover-${number}.pdf`,
    })),
    download: 'book.pdf',
  }
}

async function writeInner(
  volume: LaidVolume,
  settings: BookSettings,
  derived: Derived,
  file: string,
  engine: Engine,
) {
  const keys = photoKeys()
  const drawing = drawingOf(volume.pages, settings, { bleed: true, keys, volumePages: volume.pages.length })
  const boxes = innerBoxes(profiles[settings.profile], trims[typesets[settings.typeset].paper])
  await writeForPress({ drawing, keys, boxes }, settings, derived, file, engine)
}

async function writeCover(
  volume: LaidVolume,
  settings: BookSettings,
  derived: Derived,
  file: string,
  engine: Engine,
) {
  const trim = trims[typesets[settings.typeset].paper]
  const keys = photoKeys()
  const drawing = coverDrawing(volume.cover, settings, keys.keyOf)
  const sheet = { width: 2 * trim.width + volume.spineMm, height: trim.height }
  const boxes = coverBoxes(profiles[settings.profile], sheet)
  await writeForPress({ drawing, keys, boxes }, settings, derived, file, engine)
}

async function writeForPress(
  sheets: { drawing: Drawing; keys: PhotoKeys; boxes: (page: number) => PageBoxes },
  settings: BookSettings,
  derived: Derived,
  file: string,
  engine: Engine,
) {
  const pdf = await engine.run('pdf', { drawing: sheets.drawing, tagged: false })
  await writePdf(asBuffer(pdf), file, {
    photos: filesByKey(sheets.keys, derived, 'print'),
    boxes: sheets.boxes,
    ...(await intentFor(settings)),
  })
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

async function intentFor(settings: BookSettings) {
  return profiles[settings.profile].colour === 'cmyk' ? { outputIntent: await builtInCmyk() } : {}
}
