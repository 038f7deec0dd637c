import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Drawing } from '#press/engine/drawing'
import { placeholderKey } from '#press/engine/placeholder'
import { writePdf } from '#press/pdf/write-pdf'
import type { Crop } from '#press/photos/crop'
import type { CoverDesign } from './cover-design.ts'
import { coverDrawing } from './cover-drawing.ts'
import type { MeasureWidths } from './fit-text.ts'
import { layFront } from './front-cover.ts'
import type { CoverPage } from './raster-cover.ts'
import { layThumbnail } from './thumbnail.ts'

/** What draws: the engine's compiler for words and PDF, beside it what makes pictures; here or in children. */
export interface CoverEngine {
  naturalWidths: MeasureWidths
  pdf(drawing: Drawing, tagged: boolean): Uint8Array | Promise<Uint8Array>
  raster(page: CoverPage): Promise<Uint8Array>
  /** The JPEG of the design's photo, upright and within a square of so many px; absent where it shows none. */
  photo?: ((sidePx: number) => Promise<Uint8Array>) | undefined
}

export interface CoverImageOptions {
  /** px across; the height follows from the trim (specification 9, cover heights). 48 to 4096. */
  widthPx: number
  /** mm */
  trim: { width: number; height: number }
  format: CoverPage['format']
  /** Folder for files that are there only while the cover is drawn; made where it is not there. */
  scratch: string
}

const coverImageWidths = { min: 48, max: 4096 } as const

/**
 * The front as a picture. Small ones leave out what could not be read and set the title larger.
 * Throws RangeError for a width outside 48 to 4096.
 */
export async function drawCoverImage(
  design: CoverDesign,
  options: CoverImageOptions,
  engine: CoverEngine,
): Promise<Uint8Array> {
  const { widthPx, trim, scratch } = options
  if (!Number.isInteger(widthPx) || widthPx < coverImageWidths.min || widthPx > coverImageWidths.max)
    throw new RangeError(`Cover images are ${coverImageWidths.min} to ${coverImageWidths.max} px wide`)
  const { photo: coverPhoto, ...plain } = design
  const { photo } = engine
  const shown = photo && coverPhoto ? design : plain
  const lay = widthPx < readableFrom ? layThumbnail : layFront
  const cover = await lay(shown, trim, (styles, wants) => engine.naturalWidths(styles, wants), widthPx)
  const drawing = coverDrawing(cover, { title: '', author: '' }, () => placeholderKey(0))
  const pdf = Buffer.from(await engine.pdf(drawing, false))
  const swapped = photo && coverPhoto ? await withPhoto(pdf, photo, widthPx, scratch, coverPhoto.crop) : pdf
  const heightPx = Math.round((widthPx * trim.height) / trim.width)
  return await engine.raster({ pdf: swapped, widthPx, heightPx, format: options.format })
}

/** px; below it, an author's name on the cover has letters of less than 5 px. */
const readableFrom = 200

async function withPhoto(
  pdf: Buffer,
  photo: (sidePx: number) => Promise<Uint8Array>,
  widthPx: number,
  scratch: string,
  crop?: Crop,
): Promise<Buffer> {
  await mkdir(scratch, { recursive: true })
  const folder = await mkdtemp(join(scratch, 'cover-'))
  try {
    const [file, out] = [join(folder, 'photo.jpg'), join(folder, 'cover.pdf')]
    // Three times the cover's width: a slice of a panorama may fill the height of the cover.
    const side = Math.min(
      Math.ceil((widthPx * 3) / Math.max(0.05, Math.min(crop?.w ?? 1, crop?.h ?? 1))),
      6000,
    )
    await writeFile(file, await photo(side))
    await writePdf(pdf, out, { photos: new Map([[placeholderKey(0), { file }]]) })
    return await readFile(out)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
