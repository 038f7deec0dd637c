import { buffer } from 'node:stream/consumers'
import type { Files } from '#server/adapters/files/files'
import { printableBytes } from '#sources/pictures/printable-bytes'
import { sniffPicture } from '#sources/pictures/sniff-picture'

/**
 * Bytes of a stored picture that sharp decodes; undefined where there is no such file, or where it is no picture: archives and
 * books lie in the same store.
 */
export async function readPicture(files: Files, sha256: string): Promise<Buffer | undefined> {
  const opened = await files.open(sha256)
  if (!opened) return undefined
  if (opened.size > mostBytes) {
    opened.stream.destroy()
    return undefined
  }
  const bytes = await buffer(opened.stream)
  const format = sniffPicture(bytes)
  return format === undefined || format === 'unsupported' ? undefined : await printableBytes(bytes)
}

/** Larger than any picture that a book takes; never is a whole archive read into memory. */
const mostBytes = 128 * 1024 * 1024
