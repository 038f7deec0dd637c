import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { apiRoot, type Call } from '#contract/call'
import { fromWire, toWire } from '#contract/wire'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../features/account/sessions/authenticate.ts'
import { bookFor } from '../../features/library/books/book-for.ts'
import { callerAndBook } from '../../features/library/books/caller-and-book.ts'
import { fileOfForm } from './file-of-form.ts'
import { isPacked, sendPacked } from './packed-answer.ts'
import { isRefused, type Refused, refuse, sendRefusal } from './refusal.ts'
import type { Asked, Route } from './route.ts'
import { sendJson } from './send-json.ts'

/** Serves one call of the contract: authenticates, parses, authorises, runs its use case, presents. */
export function serveCall(app: FastifyInstance, { call, run, limit }: Route, deps: Deps): void {
  app.route({
    method: call.method,
    url: apiRoot + call.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(limit && { config: { rateLimit: { ...limit } } }),
    async handler(request, reply) {
      const asked = await read(call, request, reply, deps)
      if (isRefused(asked)) return sendRefusal(request, reply, asked)
      const answer = await run(asked, deps)
      if (isRefused(answer)) return sendRefusal(request, reply, answer)
      if (call.as === 'events') return reply
      reply.code(call.status ?? 200).header('cache-control', reply.getHeader('cache-control') ?? 'no-store')
      if (isPacked(answer)) return sendPacked(request, reply, answer)
      return sendJson(
        request,
        reply,
        JSON.stringify({ data: toWire(call.answer, call.answer.parse(answer)) }),
      )
    },
  })
}

async function read(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<Asked<Call> | Refused> {
  const params = call.params?.safeParse(request.params)
  const { caller, book: known } = await callerAndBook(call, params?.data, request, deps.db, deps.now())
  if (isRefused(caller)) return caller
  if (!caller && call.who !== 'anyone' && call.who !== 'reader') return refuse('unauthorized')
  // an id that cannot be is a thing that is not there
  if (params && !params.success) return refuse('notFound')
  const query = parsed(call.query, fromWire(call.query, request.query ?? {}))
  if (isRefused(query)) return query
  if (!call.query && Object.keys(Object(request.query)).length > 0)
    return refuse('unknownField', Object.keys(Object(request.query)))
  const body = parsed(call.body, fromWire(call.body, request.body))
  if (isRefused(body)) return body
  const named = { ...Object(body?.data), ...Object(query?.data), ...params?.data }
  if (call.who === 'self' && !isSelf(named, caller)) return refuse('notFound')
  const book =
    call.who === 'owner' || call.who === 'reader'
      ? await bookFor(call, named, caller, request, deps, known)
      : undefined
  if (isRefused(book)) return book
  const file = call.form ? await fileOfForm(request, call.form.file) : undefined
  if (isRefused(file)) return file
  return {
    params: params?.data,
    query: query?.data,
    body: body?.data,
    file,
    caller,
    book,
    request,
    reply,
    // what is there follows from the call, which this function only knows as any call
  } as unknown as Asked<Call>
}

function isSelf(named: { uid?: unknown }, caller: Caller | undefined): boolean {
  return named.uid === undefined || named.uid === caller?.uid
}

function parsed(schema: z.ZodType | undefined, value: unknown): { data: unknown } | undefined | Refused {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return { data: result.data }
  const { issues } = result.error
  const unknown = issues.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  if (unknown.length > 0) return refuse('unknownField', unknown.slice(0, 10))
  return refuse(
    'badRequest',
    issues.slice(0, 10).map(issue => issue.path.join('.')),
  )
}
