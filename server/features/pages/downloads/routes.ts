import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Answer } from '#contract/call'
import * as calls from '#contract/downloads'
import { id, sha256 as sha256Shape } from '#contract/shapes'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { refuse, sendRefusal } from '../../../kernel/http/refusal.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import { bookPolicy } from '../../library/books/policy.ts'
import { setProgress } from '../../library/progress/set-progress.ts'
import { type BookRow, books, progress } from '../../library/schema.ts'
import { downloads } from '../schema.ts'
import { downloadJob } from './download-job.ts'
import { downloadKey } from './download-key.ts'
import { fileName } from './file-name.ts'
import { isSigned, signedAddress } from './signed-address.ts'

const route = routesOf(bookPolicy)

export const downloadRoutes: readonly Route<Deps>[] = [
  route(calls.makeDownload, async ({ book }, deps) => {
    if (book.totalPage === 0) return refuse('bookEmpty')
    const key = await downloadKey(deps.db, book)
    await deps.db.transaction(async tx => {
      const [download] = await tx.select().from(downloads).where(eq(downloads.bid, book.bid)).for('update')
      // the same book is made once, however often the button is pressed
      if (download?.key === key && download.state !== 'failed') return
      const row = {
        bid: book.bid,
        key,
        state: 'making' as const,
        sha256: null,
        bytes: null,
        pages: null,
        madeAt: null,
      }
      await tx.insert(downloads).values(row).onConflictDoUpdate({ target: downloads.bid, set: row })
      await setProgress(tx, deps, book.bid, 'pdf', { done: 0, of: 100, state: 'running' })
      await deps.jobs.enqueue(tx, downloadJob, { bid: book.bid, key })
    })
    return present(book, key, deps)
  }),
  route(calls.readDownload, async ({ book }, deps) => present(book, await downloadKey(deps.db, book), deps)),
]

async function present(book: BookRow, key: string, deps: Deps): Promise<Answer<typeof calls.readDownload>> {
  const { db, settings, now } = deps
  const [[download], [pdf]] = await Promise.all([
    db.select().from(downloads).where(eq(downloads.bid, book.bid)),
    db
      .select()
      .from(progress)
      .where(and(eq(progress.bid, book.bid), eq(progress.what, 'pdf'))),
  ])
  const name = `${fileName(book.design.title)}.pdf`
  const until = new Date(now().getTime() + dayMs)
  const isReady = download?.state === 'ready' && download.sha256 !== null
  return {
    state: download === undefined ? 'none' : download.key !== key ? 'stale' : download.state,
    done: download?.state === 'making' ? (pdf?.done ?? 0) : 100,
    of: 100,
    href:
      isReady && download.sha256 !== null
        ? signedAddress({ bid: book.bid, sha256: download.sha256, name }, until, settings.secret)
        : null,
    bytes: isReady ? download.bytes : null,
    pages: isReady ? download.pages : null,
    name,
  }
}

/** `/download/{sha256}/{name}`: the file itself, in parts where a reader asks for them. */
export function downloadFiles(app: FastifyInstance, deps: Deps): void {
  app.get('/download/:sha256/:name', async (request, reply) => {
    const parsed = address.safeParse({ ...Object(request.params), ...Object(request.query) })
    if (!parsed.success) return sendRefusal(request, reply, refuse('notFound'))
    const { sha256, name, book: bid, until, sign } = parsed.data
    const isGiven = isSigned({ bid, sha256, name, until, sign }, deps.now(), deps.settings.secret)
    // an address lives no longer than its book
    if (!isGiven || !(await isThere(deps.db, bid))) return sendRefusal(request, reply, refuse('notFound'))
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
    const span = range && { start: Number(range[1]), ...(range[2] && { end: Number(range[2]) }) }
    const file = await deps.files.open(sha256, span ?? undefined).catch(tooFar)
    if (file === 'too-far') return reply.code(416).send()
    if (!file) return sendRefusal(request, reply, refuse('notFound'))
    const end = Math.min(span?.end ?? file.size - 1, file.size - 1)
    reply
      .code(span ? 206 : 200)
      .type('application/pdf')
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'private, max-age=86400')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('content-length', span ? end - span.start + 1 : file.size)
    if (span) reply.header('content-range', `bytes ${span.start}-${end}/${file.size}`)
    return reply.send(file.stream)
  })
}

const address = z.object({
  sha256: sha256Shape,
  name: z.string().max(300),
  book: id,
  until: z.coerce.number().int(),
  sign: z.string().max(100),
})

async function isThere(db: Sql, bid: string): Promise<boolean> {
  const [book] = await db.select({ bid: books.bid }).from(books).where(eq(books.bid, bid))
  return book !== undefined
}

function tooFar(error: unknown): 'too-far' {
  if (error instanceof RangeError) return 'too-far'
  throw error
}

const dayMs = 86_400_000
