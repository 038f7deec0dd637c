import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { fitToCover } from '#press/covers/fit-to-cover'
import { rasterCover } from '#press/covers/raster-cover'
import { derivePhoto } from '#press/photos/derive-photo'
import { serveJobs } from '#processes/serve-jobs'
import { decoderOf, decodingOf } from '#sources/pictures/decoding'
import { lookAtPicture } from '#sources/pictures/look-at-picture'
import { printableBytes } from '#sources/pictures/printable-bytes'
import { derivePicture } from './derive-picture.ts'
import type { MeasuredOriginal, Original, PictureJobs } from './picture-jobs.ts'

/** What a child for pictures does, one job at a time. The higher `niceness`, the more goes before it on a busy machine. */
export function servePictures(niceness: number): void {
  setPriority(niceness)
  // no picture is decoded twice, and pictures are decoded side by side, not parts of one
  sharp.cache(false)
  sharp.concurrency(1)
  serveJobs<PictureJobs>({
    look: async ({ original, wish }) => lookAtPicture(await bytesOf(original), wish),
    size: input =>
      ofPrintable(input, async bytes => {
        const { width, height } = (await decoderOf(bytes).metadata()).autoOrient
        return { width, height }
      }),
    derive: input => ofPrintable(input, bytes => derivePicture(bytes, input.wish)),
    async deriveForBook(input) {
      const printable = await ofPrintable(input, async bytes => bytes)
      const isWritten = printable && (await derivePhoto(printable, input.wish, mostPixelsOf(input)))
      return isWritten ? 'written' : undefined
    },
    fitToCover: input =>
      ofPrintable(input, bytes => fitToCover(bytes, input.wish.sidePx, mostPixelsOf(input))),
    rasterCover,
  })
}

/** What becomes of the bytes as a decoder takes them; nothing where it refuses them, whatever it says. */
async function ofPrintable<T>(
  { original }: MeasuredOriginal,
  work: (bytes: Buffer) => Promise<T>,
): Promise<T | undefined> {
  const bytes = await bytesOf(original)
  try {
    return await work(await printableBytes(bytes))
  } catch {
    return undefined
  }
}

async function bytesOf(original: Original): Promise<Buffer> {
  return 'path' in original ? await readFile(original.path) : Buffer.from(original.bytes)
}

function mostPixelsOf({ measured }: MeasuredOriginal): number {
  return decodingOf(measured).limitInputPixels
}
