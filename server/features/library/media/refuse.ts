import type { FastifyReply } from 'fastify'
import { type CodeName, codes } from '#contract/codes'

/** An error body for a picture's address; nobody reads it but programs. */
export function refuse(reply: FastifyReply, name: CodeName) {
  const { code, status } = codes[name]
  if (name === 'tooManyRequests') reply.header('retry-after', '1')
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ errors: { code, name, message: name } })
}
