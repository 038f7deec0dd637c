import type { FileStore } from '@tus/file-store'
import type { DataStore } from '@tus/server'

/** Where the bytes of archives lie, from the first of them until no other part needs them (remove-uploads.ts). */
export interface UploadBytes {
  /** As tus wants it; what it knows of an upload is kept in `rows`. */
  datastore(rows: UploadRows): DataStore
  /** Whether an upload of so many bytes may begin. */
  hasRoomFor(bytes: number): Promise<boolean>
  /** How many have come; undefined where none came, or they are gone. */
  arrived(uploadId: string): Promise<number | undefined>
  /** Down to the disk; false where they are gone. */
  sync(uploadId: string): Promise<boolean>
  /** The file of this machine that has them once they are brought. */
  path(uploadId: string): string
  /** Sees to it that all that have come are in that file; false where none came, or they are gone. */
  bring(uploadId: string, signal?: AbortSignal): Promise<boolean>
  remove(uploadIds: readonly string[]): Promise<void>
  /** Removes those of uploads without a row, which were deleted with their book for example. */
  removeOrphans(): Promise<void>
}

export type UploadRows = NonNullable<FileStore['configstore']>
