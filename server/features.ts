import { bookRoutes } from './features/books/routes.ts'
import { downloadJob } from './features/downloads/download-job.ts'
import { downloadRoutes } from './features/downloads/routes.ts'
import { imageRoutes } from './features/images/routes.ts'
import { importJobs } from './features/imports/import-job.ts'
import { importRoutes } from './features/imports/routes.ts'
import { loginJobs } from './features/login/jobs.ts'
import { pageRoutes } from './features/pages/routes.ts'
import { typesetJob } from './features/pages/typeset-job.ts'
import { sharingRoutes } from './features/sharing/routes.ts'
import { socialBookRoutes } from './features/social-books/routes.ts'
import { userRoutes } from './features/users/routes.ts'
import type { Route } from './http/route.ts'
import type { Job } from './jobs/jobs.ts'

/** Everything that answers a call of the contract, but for the events, which need a hub. */
export const routes: readonly Route[] = [
  ...bookRoutes,
  ...downloadRoutes,
  ...imageRoutes,
  ...importRoutes,
  ...pageRoutes,
  ...sharingRoutes,
  ...socialBookRoutes,
  ...userRoutes,
]

/** Everything that is done in the background; each parses its own payload. */
export const jobs = [downloadJob, typesetJob, ...importJobs, ...loginJobs] as readonly Job[]
