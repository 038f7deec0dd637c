import { mkdir, utimes } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { invariant } from '#domain/invariant'
import type { WantedFiles } from './derive-photo.ts'
import { type PhotoWidths, printPxPerMm, readingPxPerMm, servingWidth } from './slots-on-pages.ts'

export interface Derived {
  /** The JPEG for a slot, by the sha256 of the original and the width in mm that the whole picture has there. */
  fileFor(photo: string, widthMm: number, use: PhotoUse): string
  /** Pictures whose bytes could not be decoded after all. */
  broken: string[]
}

export type PhotoUse = 'print' | 'reading'

/** Makes the files of a photo, by the sha256 of its original; false where it cannot be decoded. */
export type DerivePhoto = (photo: string, wanted: WantedFiles) => Promise<boolean>

export interface DeriveOptions {
  folder: string
  uses: readonly PhotoUse[]
  /** Colours of the files for the press; those for reading are sRGB. */
  colour: 'srgb' | 'cmyk'
  onPhoto?: (done: number, of: number) => void
}

/**
 * Makes the JPEGs that the books hold: each picture upright and about as wide as its slots need, never wider than it
 * is. Asks for each original once. What stands in the folder from before is kept: a file is named for its content,
 * its size and the size that it was made from, so it is never wrong.
 */
export async function derivePhotos(
  widths: PhotoWidths,
  derive: DerivePhoto,
  options: DeriveOptions,
): Promise<Derived> {
  await mkdir(options.folder, { recursive: true })
  const broken: string[] = []
  const queue = [...widths]
  let done = 0
  const worker = async () => {
    for (let entry = queue.pop(); entry; entry = queue.pop()) {
      const [photo, widthsMm] = entry
      if (!(await deriveOne(photo, widthsMm, derive, options))) broken.push(photo)
      options.onPhoto?.(++done, widths.size)
    }
  }
  // each core has its next one waiting when it is done
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker))
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
async function deriveOne(
  photo: string,
  widthsMm: readonly number[],
  derive: DerivePhoto,
  options: DeriveOptions,
): Promise<boolean> {
  const [widest] = widthsMm
  invariant(widest !== undefined, 'a photo is shown at a width')
  const files = widthsMm.flatMap(width =>
    options.uses.map(use => ({
      file: fileOf(photo, width, widest, use, options),
      width: pixels(width, use),
      quality: use === 'print' ? 88 : 78,
      // it is sent over networks
      isDense: use === 'reading',
      colour: use === 'print' ? options.colour : ('srgb' as const),
    })),
  )
  const present = await Promise.all(files.map(({ file }) => isThere(file)))
  return present.every(Boolean) || (await derive(photo, { widest: widestPixels(widest, options), files }))
}

// Named for the widest file of its photo too: what is made smaller from other pixels has other bytes.
function fileOf(
  photo: string,
  widthMm: number,
  widestMm: number,
  use: PhotoUse,
  options: DeriveOptions,
): string {
  const from = widestPixels(widestMm, options)
  return join(options.folder, `${photo}-${pixels(widthMm, use)}-of-${from}${kindOf(use, options)}.jpg`)
}

function kindOf(use: PhotoUse, { colour }: DeriveOptions): string {
  if (use === 'reading') return `-reading-${making}`
  return colour === 'cmyk' ? '-cmyk' : `-${making}`
}

// Counts up when files of the same name would hold other bytes than those that folders keep from before.
const making = 3

function widestPixels(widestMm: number, { uses }: DeriveOptions): number {
  return pixels(widestMm, uses.includes('print') ? 'print' : 'reading')
}

// In steps of 8 px, so that a slot that moves by a hair finds its file again.
function pixels(widthMm: number, use: PhotoUse): number {
  return Math.ceil((widthMm * (use === 'print' ? printPxPerMm : readingPxPerMm)) / 8) * 8
}

/** What is used again is marked as used now: a folder that is too full loses what was not used for longest. */
async function isThere(file: string): Promise<boolean> {
  const now = new Date()
  return utimes(file, now, now).then(
    () => true,
    () => false,
  )
}
