import type { Job } from '../../kernel/jobs/jobs.ts'
import type { Layer } from '../../layer.ts'
import { deskStoreRoutes } from './files/routes.ts'
import { deskInvitationRoutes } from './invitations/routes.ts'
import { deskJobRoutes } from './jobs/routes.ts'
import { newsJob } from './news/news-job.ts'
import { deskPeopleRoutes } from './people/routes.ts'
import { deskServiceRoutes } from './service/routes.ts'

export interface OperationParts {
  /** All kinds of jobs, of every layer; asked for when a call comes. */
  jobs(): readonly Job[]
}

/** What who runs the service sees and does at the desk: people, invitations, jobs, the store, the processes. Above all others, so that it may know them. */
export function operations(parts: OperationParts): Layer {
  return {
    routes: [
      ...deskPeopleRoutes,
      ...deskInvitationRoutes,
      ...deskJobRoutes(parts),
      ...deskStoreRoutes,
      ...deskServiceRoutes(parts),
    ],
    mount: async () => undefined,
    // each job knows its own payload; the list of all of them does not
    jobs: [newsJob as Job],
    reactions: [],
  }
}
