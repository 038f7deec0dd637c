import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, packer } from './packer.ts'

/** Sends a JSON text, compressed where that is worth it. Most is asked for again before it changes. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, text: string) {
  reply.type('application/json; charset=utf-8')
  if (text.length < worthwhile) return reply.send(text)
  reply.header('vary', withEncoding(reply.getHeader('vary')))
  const encoding = encodingFor(request)
  if (!encoding) return reply.send(text)
  return reply.header('content-encoding', encoding).send(await pack(text, encoding))
}

/** A Vary header that names Accept-Encoding too. */
export function withEncoding(vary: unknown): string {
  return vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`
}

/** Characters; less fits into one packet anyway. */
const worthwhile = 1400
const pack = packer({ quality: 4, mostBytes: 8_000_000 })
