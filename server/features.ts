import type { Route } from './http/route.ts'
import type { Job } from './jobs/jobs.ts'

/** Everything that answers a call of the contract. */
export const routes: readonly Route[] = []

/** Everything that is done in the background. */
export const jobs: readonly Job[] = []
