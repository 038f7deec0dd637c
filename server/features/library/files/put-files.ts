import { hash } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { OwnerGone } from './owner-gone.ts'
import { putDays } from './put-file.ts'
import { type FileOwner, noteUses, removeUnlessUsed } from './store.ts'

export interface PuttingFiles {
  /** Resolves when there is room for more, not when the file is there; throws what went wrong with an earlier one. */
  put(bytes: Buffer): Promise<void>
  /** Resolves when all are there. */
  end(): Promise<void>
}

/** Bytes and files that may wait to be written. */
const mostBytes = 32 * 2 ** 20
const mostFiles = 64

/**
 * Puts originals into the store for an owner as putFile does, many in one go: what comes while some are being written is noted in
 * one transaction and written together.
 */
export function puttingFiles({ db, files }: Pick<Deps, 'db' | 'files'>, owner: FileOwner): PuttingFiles {
  let waiting: Buffer[] = []
  let bytesHeld = 0
  let filesHeld = 0
  let writing: Promise<void> | undefined
  let failed: { error: unknown } | undefined

  const writeBatch = async (batch: readonly Buffer[]) => {
    const distinct = new Map(batch.map(bytes => [hash('sha256', bytes), bytes]))
    const keys = [...distinct.keys()]
    const uses = keys.map(key => ({ kind: 'files' as const, key, holder: 'put' as const, days: putDays }))
    if (!(await noteUses(db, owner, uses))) throw new OwnerGone('files were put for nobody')
    await Promise.all([...distinct.values()].map(bytes => files.put(bytes)))
    // a store may stall for longer than what is deleted meanwhile waits for the sweep
    if (!(await removeUnlessUsed(db, keys))) throw new OwnerGone('files were put for nobody')
  }
  const writeAll = async () => {
    while (waiting.length > 0 && !failed) {
      const batch = waiting
      waiting = []
      try {
        await writeBatch(batch)
      } catch (error) {
        failed = { error }
      }
      bytesHeld -= batch.reduce((sum, bytes) => sum + bytes.length, 0)
      filesHeld -= batch.length
    }
    writing = undefined
  }
  return {
    async put(bytes) {
      while (writing && (bytesHeld + bytes.length > mostBytes || filesHeld >= mostFiles)) await writing
      if (failed) throw failed.error
      waiting.push(bytes)
      bytesHeld += bytes.length
      filesHeld += 1
      writing ??= writeAll()
    },
    async end() {
      while (writing) await writing
      if (failed) throw failed.error
    },
  }
}
