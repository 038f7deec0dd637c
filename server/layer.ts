import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import type { Reaction } from './kernel/events/reactions.ts'
import type { Route } from './kernel/http/route.ts'
import type { Job } from './kernel/jobs/jobs.ts'

/** What the features of a layer bring; app.ts puts the layers together. */
export interface Layer {
  /** What answers calls of the contract. */
  routes: readonly Route<Deps>[]
  /** Answers at addresses outside of the contract: navigations, pictures, files. */
  mount(app: FastifyInstance, deps: Deps): Promise<void>
  /** What is done in the background; each parses its own payload. */
  jobs: readonly Job[]
  /** What happens when something happens, in this layer or in those below. */
  reactions: readonly Reaction[]
}
