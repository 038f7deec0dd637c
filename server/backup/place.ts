import type { Readable } from 'node:stream'
import type { Stored } from '../adapters/files/files.ts'

/** Where backups are kept: things by their keys, with `/` between the parts of a key. */
export interface BackupPlace {
  /** Under its key once it resolves, whole; or not at all. */
  write(key: string, bytes: Readable): Promise<Stored>
  /** The stream must be read to its end or destroyed. */
  read(key: string): Promise<Readable | undefined>
  has(key: string): Promise<boolean>
  /** Keys that begin with the parts of this one, in no order. */
  list(folder: string): AsyncIterable<string>
  remove(key: string): Promise<void>
  close(): void
}
