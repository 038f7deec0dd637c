import { asBuffer } from '../../engine/as-buffer.ts'
import type { Drawing } from '../../engine/drawing.ts'
import { joinPdfs } from '../../pdf/join/join-pdfs.ts'
import { writePdf } from '../../pdf/write-pdf.ts'
import type { Derived, PhotoUse } from '../../photos/derive-photos.ts'
import type { Engine } from '../engine.ts'
import type { BookSettings } from './book-settings.ts'
import { photoKeys } from './drawing-of.ts'
import { filesByKey } from './files-by-key.ts'
import type { LaidVolume } from './lay-volume.ts'
import { readingDrawings } from './reading-drawings.ts'

/**
 * Writes the edition for reading: each volume behind its cover, no bleed, no padding, and tags. Gives its pages. `photos`: smaller ones,
 * or those of the print files.
 */
export async function writeReading(
  volumes: readonly LaidVolume[],
  settings: BookSettings,
  derived: Derived,
  file: string,
  engine: Engine,
  photos: PhotoUse = 'reading',
): Promise<number> {
  const keys = photoKeys()
  const drawings = readingDrawings(volumes, settings, keys)
  let pages = 0
  const counted = drawings.map(drawing => {
    pages += drawing.pages.length
    return drawing
  })
  const pdf = await joinPdfs(drawn(counted, engine))
  await writePdf(pdf, file, { photos: filesByKey(keys, derived, photos) })
  return pages
}

/** One after the other, each begun when the one before was taken. */
async function* drawn(drawings: Iterable<Drawing>, engine: Engine) {
  for (const drawing of drawings) yield asBuffer(await engine.run('pdf', { drawing, tagged: true }))
}
