import type { Resource } from '#contract/policies'
import { backupJob } from './backup/backup-job.ts'
import { cleanupJob } from './cleanup.ts'
import type { Deps } from './deps.ts'
import { account, accountPolicies } from './features/account/account.ts'
import { finishConsent } from './features/library/consent/finish-consent.ts'
import { putFile } from './features/library/files/put-file.ts'
import { library, libraryPolicies } from './features/library/library.ts'
import { operations } from './features/operations/operations.ts'
import { pages } from './features/pages/pages.ts'
import { typesetWhileImporting } from './features/pages/typesetting/typeset-while-importing.ts'
import { exportPurchases } from './features/shop/orders/export-purchases.ts'
import { shop, shopPolicies } from './features/shop/shop.ts'
import type { Policy } from './kernel/http/policy.ts'
import type { Job } from './kernel/jobs/jobs.ts'
import type { Layer } from './layer.ts'

// A layer is given here what it needs of those above it.

/** The lowest first: each hears of those below it by events, in this order. */
export const layers: readonly Layer[] = [
  account({ finishConsent, putFile }),
  library({ beginTypesetting: typesetWhileImporting }),
  pages({ exportMore: exportPurchases }),
  shop,
  operations({ jobs: () => jobs }),
]

/** Who may do what, of every resource of the contract. */
export const policies = {
  ...accountPolicies,
  ...libraryPolicies,
  ...shopPolicies,
} as const satisfies { [R in Resource]: Policy<Deps> & { resource: R } }

// each job knows its own payload; the list of all of them does not
export const jobs: readonly Job[] = [
  cleanupJob as Job,
  backupJob as Job,
  ...layers.flatMap(layer => layer.jobs),
]
