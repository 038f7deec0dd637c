import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { takes } from './takes-encoding.ts'

type Encoding = 'br' | 'gzip'

/** Sends HTML compressed. The pages of the web app are few, so each is compressed well, and once. */
export function pageSender(): (
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
) => Promise<FastifyReply> {
  const held = new Map<string, Promise<Buffer>>()
  const packed = (html: string, encoding: Encoding) => {
    const key = `${encoding} ${html}`
    const known = held.get(key) ?? compress[encoding](html)
    held.delete(key)
    held.set(key, known)
    const [oldest] = held.keys()
    if (held.size > mostHeld && oldest !== undefined) held.delete(oldest)
    return known
  }
  return async (request, reply, html) => {
    const encoding = encodings.find(one => takes(request, one))
    reply.type('text/html; charset=utf-8')
    if (!encoding) return reply.send(html)
    return reply.header('content-encoding', encoding).send(await packed(html, encoding))
  }
}

const encodings: readonly Encoding[] = ['br', 'gzip']

const compress: Record<Encoding, (html: string) => Promise<Buffer>> = {
  br: html => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: html => promisify(gzip)(html, { level: 9 }),
}

/** Four pages in two encodings, and some of the shared books that others link to. */
const mostHeld = 40
