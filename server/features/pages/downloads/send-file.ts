import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { refuse, sendRefusal } from '../../../kernel/http/refusal.ts'

/** Sends a file of the store to be saved under a name, in parts where a reader asks for them. Who may have it was asked before. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { sha256, name, type }: { sha256: string; name: string; type: string },
  { files }: Pick<Deps, 'files'>,
): Promise<unknown> {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  const span = range && { start: Number(range[1]), ...(range[2] && { end: Number(range[2]) }) }
  const file = await files.open(sha256, span ?? undefined).catch(tooFar)
  if (file === 'too-far') return reply.code(416).send()
  if (!file) return sendRefusal(request, reply, refuse('notFound'))
  const end = Math.min(span?.end ?? file.size - 1, file.size - 1)
  reply
    .code(span ? 206 : 200)
    .type(type)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, max-age=86400')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-length', span ? end - span.start + 1 : file.size)
  if (span) reply.header('content-range', `bytes ${span.start}-${end}/${file.size}`)
  return reply.send(file.stream)
}

function tooFar(error: unknown): 'too-far' {
  if (error instanceof RangeError) return 'too-far'
  throw error
}
