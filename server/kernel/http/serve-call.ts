import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { apiRoot, type Call } from '#contract/call'
import { fromWire, toWire } from '#contract/wire'
import { nameCaller } from '../db/caller-here.ts'
import { authorize, isAboutRow, needsLogin } from './authorize.ts'
import type { Authenticate, Caller } from './caller.ts'
import { refusalOfEnded } from './ended-meanwhile.ts'
import { fileOfForm } from './file-of-form.ts'
import { noteRefusedInput } from './log-refused-input.ts'
import { isPacked, sendPacked } from './packed-answer.ts'
import type { Policy, Rule } from './policy.ts'
import { isRefused, type Refused, refuse, sendRefusal } from './refusal.ts'
import { isCausedElsewhere } from './refuse-cross-site.ts'
import type { Route } from './route.ts'
import { sendJson } from './send-json.ts'

/** Serves one call of the contract: authenticates, parses, authorises, runs its use case, presents. */
export function serveCall<D>(
  app: FastifyInstance,
  route: Route<D>,
  deps: D,
  authenticate: Authenticate<D>,
): void {
  const { call, run, limit } = route
  const read = readerOf(route, deps, authenticate)
  app.route({
    method: call.method,
    url: apiRoot + call.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(limit && { config: { rateLimit: { ...limit } } }),
    async handler(request, reply) {
      if (call.changes && isCausedElsewhere(request)) return sendRefusal(request, reply, refuse('crossSite'))
      const input = await read(request, reply)
      if (isRefused(input)) return sendRefusal(request, reply, input)
      // what is in it follows from the call and its policy, as routesOf says
      const answer = await run(input as never, deps).catch(error =>
        refusalOfEnded(
          error,
          { request, reply, hadCaller: 'caller' in input && !!input.caller },
          deps,
          authenticate,
        ),
      )
      if (isRefused(answer)) return sendRefusal(request, reply, withFacts(call, answer))
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

/** The refusal with its facts as they go over the wire. */
function withFacts({ facts: schema }: Call, refusal: Refused): Refused {
  if (!schema || refusal.facts === undefined) return refusal
  return { ...refusal, facts: toWire(schema, schema.parse(refusal.facts)) }
}

/** What reads the requests of a call: its input, or why it is refused. */
function readerOf<D>({ call, policy }: Route<D>, deps: D, authenticate: Authenticate<D>) {
  const { resource, action } = call.policy
  const rule = policy.actions[action]
  if (!rule || policy.resource !== resource) throw new Error(`no policy says who may ${action} a ${resource}`)
  const onlyLoggedIn = needsLogin(policy, rule)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<object | Refused> => {
    const params = call.params?.safeParse(request.params)
    const callerAndKnownRow = await callerAndRow(policy, rule, params?.data, request, deps, authenticate)
    const { caller, row: knownRow } = callerAndKnownRow
    if (isRefused(caller)) return caller
    if (caller) nameCaller(`user ${caller.uid}`)
    if (!caller && onlyLoggedIn) return refuse('unauthorized')
    // an id that cannot be is a thing that is not there
    if (params && !params.success) {
      noteRefusedInput(request, refuse('badRequest', placesOf(params.error)))
      return refuse('notFound')
    }
    const query = parsed(call.query, fromWire(call.query, request.query ?? {}))
    if (isRefused(query)) return query
    if (!call.query && Object.keys(Object(request.query)).length > 0)
      return refuse('unknownField', Object.keys(Object(request.query)))
    const headers = parsed(call.headers, request.headers)
    if (isRefused(headers)) return headers
    const body = parsed(call.body, fromWire(call.body, request.body))
    if (isRefused(body)) return body
    const named = { ...Object(body?.data), ...Object(query?.data), ...params?.data }
    const context = { caller, request, deps }
    const row = isAboutRow(rule) ? await authorize(policy, action, named, context, knownRow) : undefined
    if (isRefused(row)) {
      const isKeptOut = row.refused === 'forbidden' || row.refused === 'notFound'
      if (isKeptOut && caller)
        request.log.info(
          { security: { kind: 'access-refused', uid: caller.uid, resource, action } },
          'a refusal',
        )
      return row
    }
    const file = call.form ? await fileOfForm(request, call.form.file) : undefined
    if (isRefused(file)) return file
    return {
      params: params?.data,
      query: query?.data,
      headers: headers?.data,
      body: body?.data,
      file,
      caller,
      request,
      reply,
      [policy.rowName]: row,
    }
  }
}

/** Who calls; and the row, where one question to the database answers both. Whether he may see it is not said yet. */
async function callerAndRow<D>(
  policy: Policy<D>,
  rule: Rule,
  params: Readonly<Record<string, unknown>> | undefined,
  request: FastifyRequest,
  deps: D,
  authenticate: Authenticate<D>,
): Promise<{ caller: Caller | Refused | undefined; row?: unknown }> {
  const both = params && isAboutRow(rule) ? policy.findWithCaller?.(params, request, deps) : undefined
  return both ?? { caller: await authenticate(request, deps) }
}

function parsed(schema: z.ZodType | undefined, value: unknown): { data: unknown } | undefined | Refused {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return { data: result.data }
  const { issues } = result.error
  const unknown = issues.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  if (unknown.length > 0) return refuse('unknownField', unknown.slice(0, 10))
  return refuse('badRequest', placesOf(result.error))
}

function placesOf({ issues }: z.ZodError): string[] {
  return issues.slice(0, 10).map(issue => issue.path.join('.'))
}
