import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CodeName, codes } from '#contract/codes'
import { languageOf } from './language-of.ts'
import { refusalWords } from './refusal-words.ts'

/** An expected refusal. `fields` names what was wrong with the request, for those who write clients. */
export interface Refused {
  refused: CodeName
  fields?: string[]
}

export function refuse(name: CodeName, fields?: string[]): Refused {
  return { refused: name, ...(fields && { fields }) }
}

export function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'refused' in value
}

/** The error body of the API (specification 8): `{errors: {code, message}}`, in the language of who asks. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refused) {
  return reply
    .code(codes[refusal.refused].status)
    .header('cache-control', 'no-store')
    .send(refusalBody(refusal, request.headers))
}

export function refusalBody({ refused, fields }: Refused, headers: IncomingHttpHeaders) {
  const message = refusalWords(refused, languageOf(headers))
  return { errors: { code: codes[refused].code, message, ...(fields && { fields }) } }
}
