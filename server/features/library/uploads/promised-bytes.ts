import { stat } from 'node:fs/promises'
import type { Deps } from '../../../deps.ts'
import { listArriving } from './store.ts'
import { uploadPath } from './upload-path.ts'

/** Bytes of all uploads on their way that have not come yet. */
export async function readPromisedBytes({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<number> {
  let promised = 0
  for (const { uploadId, bytes } of await listArriving(db)) {
    const there = await stat(uploadPath(settings, uploadId)).catch(() => undefined)
    promised += Math.max(0, bytes - (there?.size ?? 0))
  }
  return promised
}
