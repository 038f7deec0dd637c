import { cleanupJob } from './cleanup.ts'
import type { Deps } from './deps.ts'
import { loginJobs } from './features/account/login/jobs.ts'
import { userRoutes } from './features/account/users/routes.ts'
import { bookReactions } from './features/library/books/reactions.ts'
import { bookRoutes } from './features/library/books/routes.ts'
import { eventRoutes } from './features/library/events/routes.ts'
import { imageRoutes } from './features/library/images/routes.ts'
import { importJob } from './features/library/imports/import-job.ts'
import { importRoutes } from './features/library/imports/routes.ts'
import { sharingRoutes } from './features/library/sharing/routes.ts'
import { socialBookRoutes } from './features/library/social-books/routes.ts'
import { downloadJob } from './features/pages/downloads/download-job.ts'
import { downloadRoutes } from './features/pages/downloads/routes.ts'
import { typesettingReactions } from './features/pages/typesetting/reactions.ts'
import { pageRoutes } from './features/pages/typesetting/routes.ts'
import { typesetJob } from './features/pages/typesetting/typeset-job.ts'
import { typesetWhileImporting } from './features/pages/typesetting/typeset-while-importing.ts'
import type { Reaction } from './kernel/events/reactions.ts'
import type { Route } from './kernel/http/route.ts'
import type { Job } from './kernel/jobs/jobs.ts'

/** Everything that answers a call of the contract. */
export const routes: readonly Route<Deps>[] = [
  ...bookRoutes,
  ...downloadRoutes,
  ...eventRoutes,
  ...imageRoutes,
  ...importRoutes,
  ...pageRoutes,
  ...sharingRoutes,
  ...socialBookRoutes,
  ...userRoutes,
]

/** Everything that is done in the background; each parses its own payload. */
export const jobs = [
  cleanupJob,
  downloadJob,
  typesetJob,
  importJob(typesetWhileImporting),
  ...loginJobs,
] as readonly Job[]

/** What features do when something happens in those below them. */
export const reactions: readonly Reaction[] = [...bookReactions, ...typesettingReactions]
