import type { Readable } from 'node:stream'

/** Bytes by their sha256 (architecture, decision 7), and beside them what is derived from them. */
export interface Files {
  /** Keeps the bytes for good once it resolves; the same bytes may be put any number of times. */
  put(bytes: Buffer | Readable): Promise<Stored>
  read(sha256: string): Promise<Buffer | undefined>
  /** `size` is that of the whole file. The stream must be read to its end or destroyed. RangeError beyond the end. */
  open(sha256: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | undefined>
  /** Where the bytes lie on this machine, if they are there; absent where they do not lie on it. */
  path?(sha256: string): Promise<string | undefined>
  has(sha256: string): Promise<boolean>
  remove(sha256: string): Promise<void>
  /** Things derived from others, by the hash of all that they depend on; they may be dropped at any time. */
  putCached(kind: CacheKind, key: string, bytes: Buffer): Promise<void>
  readCached(kind: CacheKind, key: string): Promise<Buffer | undefined>
  /** Rejects, within seconds, where the store cannot be used. */
  check(): Promise<void>
  removeCached(kind: CacheKind, key: string): Promise<void>
  /** Drops what this process holds in memory of something that another removed. */
  forget?(kind: CacheKind, key: string): void
}

export interface Stored {
  sha256: string
  size: number
}

/** Both ends included, as HTTP counts them; to the end of the file where `end` is absent. */
export interface ByteRange {
  start: number
  end?: number
}

export type CacheKind = 'months' | 'pictures' | 'covers' | 'pages'

/** Whether a text can be the name of a file; whatever else is asked for is not there. */
export function isSha256(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** Keys become names of files: hashes, with what tells siblings apart (`{sha256}-640.webp`). Throws on other text. */
export function checkKey(key: string): string {
  if (!/^[0-9A-Za-z_-][0-9A-Za-z._-]{1,199}$/.test(key)) throw new Error(`Not a key of a kept file: ${key}`)
  return key
}

/** Throws where a range starts beyond its file, or ends before it starts. */
export function checkRange(range: ByteRange | undefined, size: number): void {
  if (!range) return
  const { start, end = start } = range
  if (start < 0 || start >= size || end < start)
    throw new RangeError(`No bytes ${start}-${range.end ?? ''} in a file of ${size}`)
}
