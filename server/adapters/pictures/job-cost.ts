import { decodingBytes } from '#domain/pictures/pixel-limits'
import type { Limits } from '#processes/limits'
import type { MeasuredOriginal, PictureJobs } from './picture-jobs.ts'

/** Memory in bytes that a job with an original takes at most, beside what its process holds anyway. */
export function jobBytes({ measured }: MeasuredOriginal): number {
  return decodingBytes(measured) + outputRoom
}

/** What a job may cost: ten times the processor time and half again the memory that sound pictures of its size take. */
export function jobLimits(input: PictureJobs[keyof PictureJobs]['input']): Limits {
  const pixels =
    'measured' in input ? input.measured.width * input.measured.height : input.widthPx * input.heightPx
  const bytes = 'measured' in input ? jobBytes(input) : pixels * bytesPerDrawnPixel
  const processorMs = 15_000 + (pixels / 1_000_000) * 400
  return {
    processorMs,
    wallMs: 4 * processorMs,
    memoryBytes: processBytes + 1.5 * bytes,
    outputBytes: 50_000_000,
  }
}

/** A process with all that it has loaded. */
const processBytes = 300_000_000
/** Pictures for a screen or a slot of a book are encoded whole. */
const outputRoom = 100_000_000
/** RGBA of PDFium, a copy of it, and what the encoder takes. */
const bytesPerDrawnPixel = 16
