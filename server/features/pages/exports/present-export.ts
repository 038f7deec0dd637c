import type { OwnExport } from '#contract/exports'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../kernel/db/connect.ts'
import { listJobs } from '../../../kernel/jobs/list-jobs.ts'
import { saysStoreAway } from '../../../kernel/store-away.ts'
import { mostUploadBytes } from '../../library/uploads/most-upload-bytes.ts'
import { downloadJobs } from '../downloads/download-job.ts'
import { exportAddress } from './export-address.ts'
import { exportQueue } from './export-queue.ts'
import { exportDays, findExport } from './store.ts'

/** How far the export of a person is. */
export async function presentExport(
  uid: string,
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
): Promise<OwnExport> {
  const row = await findExport(db, uid)
  const name = `daybound-${(row?.madeAt ?? now()).toISOString().slice(0, 10)}.zip`
  const endsAt = row?.madeAt ? new Date(row.madeAt.getTime() + exportDays * dayMs) : undefined
  const isReady = row?.state === 'ready' && row.sha256 !== null
  const until = new Date(now().getTime() + dayMs)
  const bytes = isReady ? row.bytes : null
  const uploadLimit = await mostUploadBytes(db, uid, { settings })
  return {
    state: row?.state ?? 'none',
    done: row?.done ?? 0,
    of: 100,
    waits: row?.state === 'making' && (await waitsForStore(uid, db)),
    href:
      isReady && row.sha256 !== null
        ? exportAddress({ uid, sha256: row.sha256, name }, until, settings.secret)
        : null,
    bytes,
    uploadLimit: bytes !== null && bytes > uploadLimit ? uploadLimit : null,
    name,
    madeAt: row?.madeAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }
}

/** Its job, or that of an edition that goes into it, says why its last try ended, until the next begins. */
async function waitsForStore(uid: string, db: Db): Promise<boolean> {
  const kinds = [exportQueue, ...downloadJobs].map(({ name }) => name)
  const jobs = await listJobs(db, { kinds, state: 'waiting', about: [uid] }, mostBooks)
  return jobs.some(({ why }) => why !== null && saysStoreAway(why))
}

/** As many editions as a person may wait for, and more. */
const mostBooks = 50

const dayMs = 86_400_000
