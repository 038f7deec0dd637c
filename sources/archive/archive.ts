import type { Readable } from 'node:stream'

/** One ZIP or one folder, opened and checked; bytes are read only when asked for. */
export interface Archive {
  /** File or folder name, without the path of this machine. */
  name: string
  /** Every regular file by its path inside, with `/` between folders; no `..`, no absolute path, no symlink. */
  files: ReadonlyMap<string, { path: string; size: number }>
  stream(path: string): Promise<Readable>
  /** Whether the bytes of a file have arrived; of an archive that is still on its way not all have. */
  isHere(path: string): boolean
  /** The whole file; throws where it is larger than `maxBytes` or its bytes are broken. */
  read(path: string, maxBytes: number): Promise<Buffer>
  close(): Promise<void>
}

/** Why a whole history cannot be read; each has its sentence in the locales (`refusal.<code>`) and its exit code. */
export type RefusalCode =
  | 'not-found'
  | 'not-a-zip'
  | 'truncated-zip'
  | 'encrypted-zip'
  | 'zip-bomb'
  | 'overlapping-entries'
  | 'duplicate-entries'
  | 'unsafe-path'
  | 'symlink'
  | 'wrong-archive'
  | 'empty-archive'
  /** Of this product: restored as books, and not read as a history. */
  | 'own-export'

export interface Refusal {
  refused: RefusalCode
  /** File or folder name. */
  archive: string
  /** What in it, where one thing is to blame. */
  path?: string
  /** It is still on its way, and bytes that would tell have not arrived. */
  arriving?: true
}
