import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CodeName, codes } from '#contract/codes'
import { languageOf } from './language-of.ts'
import { noteRefusedInput } from './log-refused-input.ts'
import { plainPage } from './plain-page.ts'
import { refusalWords } from './refusal-words.ts'
import { endSessionCookie } from './session-cookie.ts'

/** An expected refusal. `fields` names what was wrong with the request, for those who write clients. */
export interface Refused {
  refused: CodeName
  fields?: string[]
  /** What of a quota is used, as a person reads it. */
  figures?: { used: string; limit: string }
  /** What is so instead of what was asked for: `facts` of the call says its shape. */
  facts?: unknown
}

export function refuse(name: CodeName, fields?: string[]): Refused {
  return { refused: name, ...(fields && { fields }) }
}

export function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'refused' in value
}

/** The error body of the API (specification 8): `{errors: {code, name, message}}`, in the language of who asks. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refused) {
  // the session that a browser shows is over
  if (refusal.refused === 'unauthorized') endSessionCookie(request, reply)
  const { status } = codes[refusal.refused]
  reply.code(status).header('cache-control', 'no-store')
  // the path of the route, without ids
  if (status === 429)
    request.log.info({ security: { kind: 'over-a-rate', route: request.routeOptions.url } }, 'a refusal')
  if (refusalsOfForm.has(refusal.refused)) noteRefusedInput(request, refusal)
  if (status === 503) reply.header('retry-after', retryAfterSeconds)
  const body = refusalBody(refusal, request.headers)
  // a person who came by a link reads a page; programs read JSON
  if (status >= 500 && isPageWanted(request))
    return reply
      .type('text/html; charset=utf-8')
      .send(plainPage(body.errors.message, languageOf(request.headers)))
  return reply.send(body)
}

const retryAfterSeconds = 5

/** A request was not of the form that its call asks for: no screen of ours makes such. */
const refusalsOfForm: ReadonlySet<CodeName> = new Set([
  'badRequest',
  'unknownField',
  'badCharacters',
  'tooLarge',
  'notAcceptable',
])

function isPageWanted({ method, headers, url }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

export function refusalBody({ refused, fields, figures, facts }: Refused, headers: IncomingHttpHeaders) {
  const message = refusalWords(refused, languageOf(headers), figures)
  return {
    errors: {
      code: codes[refused].code,
      name: refused,
      message,
      ...(fields && { fields }),
      ...(figures && { figures }),
      ...(facts !== undefined && { facts }),
    },
  }
}
