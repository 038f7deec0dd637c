import type { FastifyRequest } from 'fastify'
import type { Refused } from './refusal.ts'

/** Who calls. */
export interface Caller {
  uid: string
  tokenHash: string
  /** By which the user names this login among his others. */
  sessionId: string
  loggedInAt: Date
  /** The latest end. */
  expiresAt: Date
  /** To the hour. */
  lastUsedAt: Date
}

/** Who calls, by what the request shows; nobody where it shows nothing; what it shows in vain is refused. */
export type Authenticate<D> = (request: FastifyRequest, deps: D) => Promise<Caller | Refused | undefined>
