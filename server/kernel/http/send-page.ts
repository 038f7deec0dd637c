import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressed, encodingFor, packer } from './packer.ts'

/**
 * Sends HTML compressed. The pages of the web app are few, so each is compressed well, and once; what is sent only `once`, to one
 * person, is compressed quickly and not held.
 */
export function pageSender(): (
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  how?: { once: boolean },
) => Promise<FastifyReply> {
  const pack = packer({ quality: 9, mostBytes })
  return async (request, reply, html, { once } = { once: false }) => {
    const encoding = encodingFor(request)
    reply.type('text/html; charset=utf-8')
    if (!encoding) return reply.send(html)
    const packed = once ? compressed(html, encoding, quick) : pack(html, encoding)
    return reply.header('content-encoding', encoding).send(await packed)
  }
}

/** The pages in two encodings and each language, and many of the shared books that others link to. */
const mostBytes = 2_000_000
const quick = 4
