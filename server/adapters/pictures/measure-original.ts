import { open } from 'node:fs/promises'
import pLimit from 'p-limit'
import { isPictureTooLarge, type MeasuredPicture } from '#domain/pictures/pixel-limits'
import { measurePicture } from '#sources/pictures/measure-picture'
import { sniffPicture } from '#sources/pictures/sniff-picture'
import type { Original } from './picture-jobs.ts'

/** Why a picture is not decoded. */
export type Undecodable = 'not-a-picture' | 'unsupported-picture' | 'broken-picture' | 'picture-too-large'

/** Size of a picture by its header, or why it is not decoded. */
export async function measureOriginal(original: Original): Promise<MeasuredPicture | Undecodable> {
  if ('bytes' in original) return measure(original.bytes)
  const { path } = original
  const { bytes, size } = await readFirst(path, usualHeader)
  const measured = measure(bytes)
  if (measured !== 'broken-picture' || bytes.length === size) return measured
  if (size > mostBytes) return 'picture-too-large'
  // some formats may tell their size at the end; one at a time is held here for that
  return await oneAtATime(async () => measure((await readFirst(path, mostBytes)).bytes))
}

function measure(bytes: Buffer): MeasuredPicture | Undecodable {
  const format = sniffPicture(bytes)
  if (format === undefined) return 'not-a-picture'
  if (format === 'unsupported') return 'unsupported-picture'
  const measured = measurePicture(bytes)
  if (!measured) return 'broken-picture'
  return isPictureTooLarge(measured) ? 'picture-too-large' : measured
}

const oneAtATime = pLimit(1)
const usualHeader = 128 * 1024
/** No picture that a person takes or uploads is larger. */
const mostBytes = 128 * 1024 * 1024

async function readFirst(path: string, most: number): Promise<{ bytes: Buffer; size: number }> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const bytes = Buffer.alloc(Math.min(size, most))
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0)
    return { bytes: bytes.subarray(0, bytesRead), size }
  } finally {
    await handle.close()
  }
}
