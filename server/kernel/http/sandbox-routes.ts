import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** The outside world, played on this machine. */
export interface PlayedWorld {
  /** Whether it had an answer. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** `/sandbox/...`: the networks that are played on this machine read their requests themselves. */
export async function sandboxRoutes(app: FastifyInstance, { world }: { world: PlayedWorld }): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.all('/sandbox/*', { helmet: false }, async (request, reply) => {
    reply.hijack()
    // its addresses begin as those of this server do: a proxy that nobody named does not say how
    request.raw.headers['x-forwarded-proto'] = request.protocol
    if (!(await world.handle(request.raw, reply.raw))) reply.raw.writeHead(404).end()
  })
}
