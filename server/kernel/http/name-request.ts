import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isRequestId, withRequestId } from '../log/request-id-here.ts'
import { addressList } from './address-list.ts'

/** Where proxies write the id of a request, and where answers tell it. */
const requestIdHeader = 'x-request-id'

/** What gives requests their ids: that of a trusted proxy where it is in a safe form, one of our own otherwise. */
export function requestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isProxy = addressList(trustedProxies)
  return ({ headers, socket }) => {
    const requestId = headers[requestIdHeader]
    return isRequestId(requestId) && isProxy(socket.remoteAddress ?? '') ? requestId : randomUUID()
  }
}

/** Tells the id in the answer, and in all lines of the log and all jobs that come of the request. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header(requestIdHeader, request.id))
  app.addHook('preHandler', (request, _reply, done) => withRequestId(request.id, done))
}
