import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { registry } from './metrics.ts'

/** `/health/live`: the process answers. `/health/ready`: it can work, since PostgreSQL answers too. `/metrics`: figures. */
export function healthRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  app.get('/health/live', async () => ({ live: true }))
  app.get('/health/ready', async (_, reply) => {
    try {
      await db.execute(sql`select 1`)
      return { ready: true }
    } catch {
      // PostgreSQL is away: that is the answer
      return reply.code(503).send({ ready: false })
    }
  })
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
