import { join } from 'node:path'
import { trims } from '#domain/catalogue/papers'
import { coverDrawing } from '../../covers/cover-drawing.ts'
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
import type { LaidVolume } from './lay-volume.ts'

export interface BoundVolume {
  name: string
  pages: number
  /** Names of the files. */
  inner: string
  cover: string
}

export function boundVolume({ number, pages }: LaidVolume): BoundVolume {
  return {
    name: String(number),
    pages: pages.length,
    inner: `inner-${number}.pdf`,
    cover: `cover-${number}.pdf`,
  }
}

/** What writes the inner pages and the cover of each volume into a folder, each by itself. */
export function printFileJobs(
  volumes: readonly LaidVolume[],
  settings: BookSettings,
  derived: Derived,
  out: string,
  engine: Engine,
): (() => Promise<void>)[] {
  return volumes.flatMap(volume => {
    const { inner, cover } = boundVolume(volume)
    return [
      () => writeInner(volume, settings, derived, join(out, inner), engine),
      () => writeCover(volume, settings, derived, join(out, cover), engine),
    ]
  })
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

async function intentFor(settings: BookSettings) {
  return profiles[settings.profile].colour === 'cmyk' ? { outputIntent: await builtInCmyk() } : {}
}
