import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { toCmyk } from '../print/to-cmyk.ts'
import { printPxPerMm, readingPxPerMm } from './slots-on-pages.ts'

export interface Derived {
  /** JPEG files by sha256 of the original: for the press, and for reading. */
  print: Map<string, string>
  reading: Map<string, string>
  /** Pictures whose bytes could not be decoded after all. */
  broken: string[]
}

/**
 * Makes the JPEGs that the books hold: each picture upright and as wide as its widest slot needs, never wider
 * than it is. Decodes each original once. What stands in the folder from before is kept; a name says content
 * and size, so it is never wrong.
 */
export async function derivePhotos(
  widest: ReadonlyMap<string, number>,
  open: (sha256: string) => Promise<Buffer>,
  options: { folder: string; colour: 'srgb' | 'cmyk'; onPhoto?: (done: number, of: number) => void },
): Promise<Derived> {
  await mkdir(options.folder, { recursive: true })
  const derived: Derived = { print: new Map(), reading: new Map(), broken: [] }
  const queue = [...widest]
  let done = 0
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [photo, widthMm] = next
      try {
        const files = await deriveOne(photo, widthMm, () => open(photo), options)
        derived.print.set(photo, files.print)
        derived.reading.set(photo, files.reading)
      } catch (error) {
        if (isMissingFile(error)) throw error
        derived.broken.push(photo)
      }
      options.onPhoto?.(++done, widest.size)
    }
  }
  // libvips threads inside one picture gain less than pictures side by side
  const before = sharp.concurrency(1)
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  sharp.concurrency(before)
  derived.broken.sort()
  return derived
}

// Errors of the disk are surprises; errors of the decoder are the picture's.
const isMissingFile = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

async function deriveOne(
  photo: string,
  widthMm: number,
  open: () => Promise<Buffer>,
  { folder, colour }: { folder: string; colour: 'srgb' | 'cmyk' },
): Promise<{ print: string; reading: string }> {
  const sizes = { print: pixels(widthMm * printPxPerMm), reading: pixels(widthMm * readingPxPerMm) }
  const print = join(folder, `${photo}-${sizes.print}${colour === 'cmyk' ? '-cmyk' : ''}.jpg`)
  const reading = join(folder, `${photo}-${sizes.reading}.jpg`)
  if ((await exists(print)) && (await exists(reading))) return { print, reading }
  const upright = sharp(await open(), { failOn: 'truncated' }).rotate()
  const { data, info } = await upright
    .resize({ width: sizes.print, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const decoded = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const inks = colour === 'cmyk' ? toCmyk(decoded()) : decoded()
  await Promise.all([
    save(print, await inks.jpeg({ quality: 88 }).toBuffer()),
    save(
      reading,
      await decoded()
        .resize({ width: sizes.reading, withoutEnlargement: true })
        .jpeg({ quality: 78 })
        .toBuffer(),
    ),
  ])
  return { print, reading }
}

// In steps of 16 px, so that a slot that moves by a hair finds its file again.
const pixels = (width: number) => Math.ceil(width / 16) * 16

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
