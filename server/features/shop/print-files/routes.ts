import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sha256 as sha256Shape } from '#contract/shapes'
import type { Deps } from '../../../deps.ts'
import { refuse, sendRefusal } from '../../../kernel/http/refusal.ts'
import { secretsOf } from '../../../settings.ts'
import { sendFile } from '../../pages/downloads/send-file.ts'
import { isOrderFileSigned } from './file-address.ts'
import { isPrintFile } from './store.ts'

/** `/order-file/{sha256}/{name}`: a PDF that was made for an order, in parts where a reader asks for them. */
export function orderFiles(app: FastifyInstance, deps: Deps): void {
  app.get('/order-file/:sha256/:name', async (request, reply) => {
    const parsed = address.safeParse({ ...Object(request.params), ...Object(request.query) })
    if (!parsed.success) return sendRefusal(request, reply, refuse('notFound'))
    const { sha256, name, order: oid, until, sign } = parsed.data
    const isGiven = isOrderFileSigned(
      { oid, sha256, name, until, sign },
      deps.now(),
      secretsOf(deps.settings),
    )
    if (!isGiven || !(await isPrintFile(deps.db, sha256)))
      return sendRefusal(request, reply, refuse('notFound'))
    return sendFile(request, reply, { sha256, name, type: 'application/pdf' }, deps)
  })
}

const address = z.object({
  sha256: sha256Shape,
  name: z.string().max(300),
  order: z.string().max(64),
  until: z.coerce.number().int(),
  sign: z.string().max(100),
})
