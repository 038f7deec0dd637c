import { buffer } from 'node:stream/consumers'
import type { Files } from '#server/adapters/files/files'
import type { Original } from '#server/adapters/pictures/picture-jobs'

/** A file of the store as the original of a picture; undefined where it is not there, or longer than any picture. */
export async function openOriginal(files: Files, sha256: string): Promise<Original | undefined> {
  if (files.path) {
    const path = await files.path(sha256)
    return path === undefined ? undefined : { path }
  }
  const opened = await files.open(sha256)
  if (!opened) return undefined
  if (opened.size > mostBytes) {
    opened.stream.destroy()
    return undefined
  }
  return { bytes: await buffer(opened.stream) }
}

/** Larger than any picture that a book takes; never is a whole archive read into memory. */
const mostBytes = 128 * 1024 * 1024
