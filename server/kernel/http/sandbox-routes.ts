import type { FastifyInstance } from 'fastify'
import type { Extras } from '../../start-api.ts'

/** `/sandbox/...`: the networks that are played on this machine read their requests themselves. */
export async function sandboxRoutes(
  app: FastifyInstance,
  { world }: { world: NonNullable<Extras['sandbox']> },
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.all('/sandbox/*', { helmet: false }, async (request, reply) => {
    reply.hijack()
    if (!(await world.handle(request.raw, reply.raw))) reply.raw.writeHead(404).end()
  })
}
