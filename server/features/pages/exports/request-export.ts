import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { freeBytesOf } from '../../../free-bytes-of.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { securityEvent } from '../../account/security/security-event.ts'
import { lockUser } from '../../account/users/store.ts'
import { checkQuota } from '../../library/quotas/check-quota.ts'
import { insertQuotaUse, readUsed } from '../../library/quotas/store.ts'
import { exportQueue } from './export-queue.ts'
import { beginExport, findExport } from './store.ts'

/** Asks for the ZIP of a person, in place of the one before; while one is made, asking again changes nothing. */
export async function requestExport(
  uid: string,
  request: Pick<FastifyRequest, 'ip'>,
  deps: Deps,
): Promise<Refused | undefined> {
  const free = await freeBytesOf(deps.settings.dataFolder)
  return deps.db.transaction(async tx => {
    await lockUser(tx, uid)
    if ((await findExport(tx, uid))?.state === 'making') return undefined
    const { pictureBytes } = await readUsed(tx, uid)
    // it is written first, and then put into the store
    if (free - 2 * pictureBytes < deps.settings.keepFreeBytes) return refuse('noRoomForExport')
    const refused = await checkQuota(tx, deps, uid, { exports: 1 })
    if (refused) return refused
    await insertQuotaUse(tx, uid, 'export')
    const exportId = deps.newId()
    await beginExport(tx, uid, exportId)
    await securityEvent({ ...deps, db: tx }, { kind: 'export-asked', uid, request })
    await deps.jobs.enqueue(tx, exportQueue, { uid, exportId, asked: [] })
    return undefined
  })
}
