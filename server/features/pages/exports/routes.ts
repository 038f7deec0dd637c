import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import * as calls from '#contract/exports'
import { id, sha256 } from '#contract/shapes'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, sendRefusal } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { secretsOf } from '../../../settings.ts'
import { securityEvent } from '../../account/security/security-event.ts'
import { authenticate } from '../../account/sessions/authenticate.ts'
import { userPolicy } from '../../account/users/policy.ts'
import { sendFile } from '../downloads/send-file.ts'
import { isExportSigned } from './export-address.ts'
import { presentExport } from './present-export.ts'
import { requestExport } from './request-export.ts'
import { deleteExport, findExport } from './store.ts'

const route = routesOf(userPolicy)

export const exportRoutes: readonly Route<Deps>[] = [
  route(calls.readExport, ({ caller }, deps) => presentExport(caller.uid, deps)),
  route(calls.makeExport, async ({ caller, request }, deps) => {
    const refused = await requestExport(caller.uid, request, deps)
    return refused ?? presentExport(caller.uid, deps)
  }),
  route(calls.removeExport, async ({ caller }, deps) => {
    await deleteExport(deps.db, caller.uid)
    return presentExport(caller.uid, deps)
  }),
]

/** `/export/{sha256}/{name}`: the ZIP, for its person alone, while it is the last one. */
export function exportFiles(app: FastifyInstance, deps: Deps): void {
  app.get('/export/:sha256/:name', async (request, reply) => {
    const parsed = address.safeParse({ ...Object(request.params), ...Object(request.query) })
    if (!parsed.success) return sendRefusal(request, reply, refuse('notFound'))
    const { user: uid, ...rest } = parsed.data
    if (!isExportSigned({ uid, ...rest }, deps.now(), secretsOf(deps.settings)))
      return sendRefusal(request, reply, refuse('notFound'))
    const caller = await authenticate(request, deps)
    if (isRefused(caller)) return sendRefusal(request, reply, caller)
    if (!caller) return sendRefusal(request, reply, refuse('unauthorized'))
    const row = caller.uid === uid ? await findExport(deps.db, uid) : undefined
    if (row?.sha256 !== rest.sha256) return sendRefusal(request, reply, refuse('notFound'))
    // one that goes on after a break is the same act
    if (!/^bytes=0*[1-9]/.test(request.headers.range ?? ''))
      await securityEvent(deps, { kind: 'export-fetched', uid, request })
    return sendFile(request, reply, { sha256: rest.sha256, name: rest.name, type: 'application/zip' }, deps)
  })
}

const address = z.object({
  sha256,
  name: z.string().max(300),
  user: id,
  until: z.coerce.number().int(),
  sign: z.string().max(100),
})
