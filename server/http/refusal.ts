import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CodeName, codes } from '#contract/codes'
import { refusals as en } from '#locales/en/refusals'
import { refusals as hk } from '#locales/zh-hk/refusals'
import { refusals as tw } from '#locales/zh-tw/refusals'
import { wordsIn } from '#press/text/book-words'
import { languageOf } from './language-of.ts'

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
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, { refused, fields }: Refused) {
  const { code, status } = codes[refused]
  const message = wordsIn(languageOf(request.headers), { tw, hk, en })[refused]
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ errors: { code, message, ...(fields && { fields }) } })
}
