import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import * as calls from '#contract/downloads'
import { id, sha256 as sha256Shape } from '#contract/shapes'
import type { Deps } from '../../../deps.ts'
import { refuse, sendRefusal } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { secretsOf } from '../../../settings.ts'
import { bookPolicy } from '../../library/books/policy.ts'
import { readBook } from '../../library/books/store.ts'
import { downloadKey } from './download-key.ts'
import { makeDownload } from './make-download.ts'
import { presentDownload } from './present-download.ts'
import { sendFile } from './send-file.ts'
import { isSigned } from './signed-address.ts'

const route = routesOf(bookPolicy)

export const downloadRoutes: readonly Route<Deps>[] = [
  route(calls.makeDownload, async ({ book }, deps) => {
    if (book.totalPage === 0) return refuse('bookEmpty')
    const key = await downloadKey(deps.db, book)
    const refused = await makeDownload(book, key, deps)
    return refused ?? presentDownload(book, key, deps)
  }),
  route(calls.readDownload, async ({ book }, deps) =>
    presentDownload(book, await downloadKey(deps.db, book), deps),
  ),
]

/** `/download/{sha256}/{name}`: the file itself, in parts where a reader asks for them. */
export function downloadFiles(app: FastifyInstance, deps: Deps): void {
  app.get('/download/:sha256/:name', async (request, reply) => {
    const parsed = address.safeParse({ ...Object(request.params), ...Object(request.query) })
    if (!parsed.success) return sendRefusal(request, reply, refuse('notFound'))
    const { sha256, name, book: bid, until, sign } = parsed.data
    const isGiven = isSigned({ bid, sha256, name, until, sign }, deps.now(), secretsOf(deps.settings))
    // an address lives no longer than its book
    if (!isGiven || !(await readBook(deps.db, bid))) return sendRefusal(request, reply, refuse('notFound'))
    return sendFile(request, reply, { sha256, name, type: 'application/pdf' }, deps)
  })
}

const address = z.object({
  sha256: sha256Shape,
  name: z.string().max(300),
  book: id,
  until: z.coerce.number().int(),
  sign: z.string().max(100),
})
