import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { invariant } from '#domain/invariant'
import { type PhotoWidths, printPxPerMm, readingPxPerMm, servingWidth } from './slots-on-pages.ts'
import { toCmyk } from './to-cmyk.ts'

export interface Derived {
  /** The JPEG for a slot, by the sha256 of the original and the width in mm that the whole picture has there. */
  fileFor(photo: string, widthMm: number, use: PhotoUse): string
  /** Pictures whose bytes could not be decoded after all. */
  broken: string[]
}

export type PhotoUse = 'print' | 'reading'

export interface DeriveOptions {
  folder: string
  uses: readonly PhotoUse[]
  /** Colours of the files for the press; those for reading are sRGB. */
  colour: 'srgb' | 'cmyk'
  onPhoto?: (done: number, of: number) => void
}

/**
 * Makes the JPEGs that the books hold: each picture upright and as wide as its slots need, never wider than it
 * is. Decodes each original once. What stands in the folder from before is kept: a file is named for its content,
 * its size and the size that it was made from, so it is never wrong.
 */
export async function derivePhotos(
  widths: PhotoWidths,
  open: (sha256: string) => Promise<Buffer>,
  options: DeriveOptions,
): Promise<Derived> {
  await mkdir(options.folder, { recursive: true })
  const broken: string[] = []
  const queue = [...widths]
  let done = 0
  const worker = async () => {
    for (let entry = queue.pop(); entry; entry = queue.pop()) {
      const [photo, widthsMm] = entry
      if (!(await derive(photo, widthsMm, open, options))) broken.push(photo)
      options.onPhoto?.(++done, widths.size)
    }
  }
  // every picture is decoded once: what libvips keeps of it is never asked for again
  sharp.cache(false)
  // libvips threads inside one picture gain less than pictures side by side
  const before = sharp.concurrency()
  sharp.concurrency(1)
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  sharp.concurrency(before)
  return {
    broken: broken.sort(),
    fileFor: (photo, widthMm, use) => {
      const width = servingWidth(widths, photo, widthMm)
      const widest = widths.get(photo)?.[0]
      invariant(widest !== undefined, 'files are made of what serves a slot')
      return fileOf(photo, width, widest, use, options)
    },
  }
}

/** False where the picture cannot be decoded; errors of the disk are thrown. */
async function derive(
  photo: string,
  widthsMm: readonly number[],
  open: (sha256: string) => Promise<Buffer>,
  options: DeriveOptions,
): Promise<boolean> {
  const [widest] = widthsMm
  invariant(widest !== undefined, 'a photo is shown at a width')
  const files = widthsMm.flatMap(width =>
    options.uses.map(use => ({ use, width, file: fileOf(photo, width, widest, use, options) })),
  )
  const present = await Promise.all(files.map(({ file }) => exists(file)))
  if (present.every(Boolean)) return true
  const bytes = await open(photo)
  const decoded = await decode(bytes, decodedPixels(widest, options))
  if (!decoded) return false
  for (const { use, width, file } of files) {
    const sized = decoded().resize({ width: pixels(width, use), withoutEnlargement: true })
    const inks = use === 'print' && options.colour === 'cmyk' ? toCmyk(sized) : sized
    await save(file, await inks.jpeg({ quality: use === 'print' ? 88 : 78 }).toBuffer())
  }
  return true
}

// Decoded once, at the largest size that is wanted; JPEGs are shrunk while they are decoded. What was accepted when
// it was looked at is printed as far as it goes: a damaged last row is better than no picture.
async function decode(bytes: Buffer, width: number): Promise<(() => Sharp) | undefined> {
  try {
    const { data, info } = await sharp(bytes, { failOn: 'none' })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width: w, height, channels } = info
    return () => sharp(data, { raw: { width: w, height, channels } })
  } catch {
    // whatever the decoder says of it, the picture cannot be printed, and the receipt will say so
    return undefined
  }
}

// Named for the width it was decoded at too: what is made smaller from other pixels has other bytes.
function fileOf(
  photo: string,
  widthMm: number,
  widestMm: number,
  use: PhotoUse,
  options: DeriveOptions,
): string {
  const from = decodedPixels(widestMm, options)
  return join(options.folder, `${photo}-${pixels(widthMm, use)}-of-${from}${kindOf(use, options)}.jpg`)
}

function kindOf(use: PhotoUse, { colour }: DeriveOptions): string {
  if (use === 'reading') return '-reading'
  return colour === 'cmyk' ? '-cmyk' : ''
}

function decodedPixels(widestMm: number, { uses }: DeriveOptions): number {
  return pixels(widestMm, uses.includes('print') ? 'print' : 'reading')
}

// In steps of 8 px, so that a slot that moves by a hair finds its file again.
function pixels(widthMm: number, use: PhotoUse): number {
  return Math.ceil((widthMm * (use === 'print' ? printPxPerMm : readingPxPerMm)) / 8) * 8
}

async function save(file: string, bytes: Buffer) {
  await writeFile(`${file}.${process.pid}`, bytes)
  await rename(`${file}.${process.pid}`, file)
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
