import type { FastifyInstance } from 'fastify'

/**
 * Says once in the log that somebody forwards requests and is not believed: behind a proxy that nobody named, all visitors count as one.
 * It may as well be a visitor who claims something; his address stays out of the log.
 */
export function noticeProxy(app: FastifyInstance, isTrusted: (address: string) => boolean): void {
  let isSaid = false
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request
    if (!isSaid && headers['x-forwarded-for'] !== undefined && !isTrusted(socket.remoteAddress ?? '')) {
      isSaid = true
      app.log.warn(
        'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name: it is not believed',
      )
    }
    done()
  })
}
