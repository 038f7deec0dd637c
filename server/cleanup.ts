import { z } from 'zod'
import { trimCaches } from './adapters/files/bound-cache.ts'
import { cacheLimits } from './adapters/files/files-of.ts'
import { removeUnfinished } from './adapters/files/folder-files.ts'
import { deleteEndedLinks } from './features/account/email-login/store.ts'
import { deleteOldRevocations } from './features/account/identities/revocations.ts'
import { deleteEndedInvitations } from './features/account/invitations/store.ts'
import { deleteEndedChallenges } from './features/account/passkeys/store.ts'
import { removeOldSecurityEvents } from './features/account/security/remove-old-events.ts'
import { endGone } from './features/library/imports/read-arriving.ts'
import { deleteOldQuotaUses } from './features/library/quotas/store.ts'
import { finishLeft } from './features/library/uploads/finish-upload.ts'
import { removeOldUploads } from './features/library/uploads/remove-uploads.ts'
import { deleteOldExports } from './features/pages/exports/store.ts'
import { forgetOldOrders, orderYears } from './features/shop/orders/forget-orders.ts'
import { deleteUnneededSnapshots } from './features/shop/print-files/store.ts'
import { type Job, job } from './kernel/jobs/jobs.ts'
import { deleteEndedRates } from './kernel/rates/count-rate.ts'
import { reseal } from './reseal.ts'

/** Removes what nobody needs any more; often, so that a service that only runs for a while each day gets to it. */
export const cleanupJob: Job<object> = job({
  name: 'cleanup',
  payload: z.strictObject({}),
  fairKey: 'nobody',
  urgency: 'background',
  concurrency: 1,
  every: '*/10 * * * *',
  async run(_payload, deps) {
    const { settings } = deps
    // side by side: one that fails keeps none of the others
    const ends = await Promise.allSettled([
      removeOldSecurityEvents(deps),
      deleteOldRevocations(deps.db),
      deleteEndedLinks(deps.db, deps.now()),
      deleteEndedChallenges(deps.db, deps.now()),
      deleteEndedInvitations(deps.db, deps.now()),
      deleteOldQuotaUses(deps.db),
      deleteEndedRates(deps.db),
      deleteOldExports(deps.db, deps.now()),
      forgetOldOrders(deps.db, deps.now(), orderYears).then(() => deleteUnneededSnapshots(deps.db)),
      reseal(deps),
      removeOldUploads(deps).then(() => endGone(deps.db, deps)),
      // with several servers, none may start for long
      finishLeft(deps),
      settings.files.kind === 'folder' && removeUnfinished(settings.files.folder, dayMs),
      settings.files.kind === 'folder' && trimCaches(settings.files.folder, cacheLimits(settings)),
    ])
    const failures = ends.flatMap(end => (end.status === 'rejected' ? [end.reason] : []))
    if (failures.length > 0) throw new AggregateError(failures, 'what is old was not removed')
  },
})

const dayMs = 24 * 3_600_000
