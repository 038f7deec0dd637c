import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PDFiumLibrary, PDFiumLibrary as Pdfium } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { Drawing } from '#press/engine/drawing'
import { placeholderKey } from '#press/engine/placeholder'
import { writePdf } from '#press/pdf/write-pdf'
import type { Crop } from '#press/photos/crop'
import type { CoverDesign } from './cover-design.ts'
import { coverDrawing } from './cover-drawing.ts'
import type { MeasureWidths } from './fit-text.ts'
import { layFront } from './front-cover.ts'
import { layThumbnail } from './thumbnail.ts'

/** What draws words: the engine's compiler, here or in a child. */
export interface CoverEngine {
  naturalWidths: MeasureWidths
  pdf(drawing: Drawing, tagged: boolean): Uint8Array | Promise<Uint8Array>
}

export interface CoverImageOptions {
  /** px across; the height follows from the trim (specification 9, cover heights). 48 to 4096. */
  widthPx: number
  /** mm */
  trim: { width: number; height: number }
  format: 'png' | 'jpeg'
  /** Folder for files that are there only while the cover is drawn; made where it is not there. */
  scratch: string
}

const coverImageWidths = { min: 48, max: 4096 } as const

/**
 * The front as a picture. Small ones leave out what could not be read and set the title larger.
 * `photo` holds the bytes of the design's photo, upright. Throws RangeError for a width outside 48 to 4096.
 */
export async function drawCoverImage(
  design: CoverDesign,
  options: CoverImageOptions,
  engine: CoverEngine,
  photo?: Buffer,
): Promise<Buffer> {
  const { widthPx, trim, scratch } = options
  if (!Number.isInteger(widthPx) || widthPx < coverImageWidths.min || widthPx > coverImageWidths.max)
    throw new RangeError(`Cover images are ${coverImageWidths.min} to ${coverImageWidths.max} px wide`)
  const { photo: coverPhoto, ...plain } = design
  const shown = photo && coverPhoto ? design : plain
  const lay = widthPx < readableFrom ? layThumbnail : layFront
  const cover = await lay(shown, trim, (styles, wants) => engine.naturalWidths(styles, wants), widthPx)
  const drawing = coverDrawing(cover, { title: '', author: '' }, () => placeholderKey(0))
  const pdf = Buffer.from(await engine.pdf(drawing, false))
  const swapped = photo && coverPhoto ? await withPhoto(pdf, photo, widthPx, scratch, coverPhoto.crop) : pdf
  return raster(swapped, widthPx, Math.round((widthPx * trim.height) / trim.width), options.format)
}

/** px; below it, an author's name on the cover has letters of less than 5 px. */
const readableFrom = 200

async function withPhoto(
  pdf: Buffer,
  photo: Buffer,
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
    const jpeg = sharp(photo).rotate().resize(side, side, { fit: 'inside', withoutEnlargement: true })
    await writeFile(file, await jpeg.toColourspace('srgb').jpeg({ quality: 90 }).toBuffer())
    await writePdf(pdf, out, { photos: new Map([[placeholderKey(0), { file }]]) })
    return await readFile(out)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

let library: Promise<PDFiumLibrary> | undefined

async function raster(pdf: Buffer, width: number, height: number, format: 'png' | 'jpeg'): Promise<Buffer> {
  library ??= Pdfium.init()
  const document = await (await library).loadDocument(pdf)
  try {
    const render = async ({ data, width, height }: { data: Uint8Array; width: number; height: number }) => {
      const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
      return format === 'png'
        ? image.png({ compressionLevel: 7 }).toBuffer()
        : image.jpeg({ quality: 88 }).toBuffer()
    }
    const page = await document.getPage(0).render({ width, height, render })
    return Buffer.from(page.data)
  } finally {
    document.destroy()
  }
}
