import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { type Refused, refuse } from './refusal.ts'

/** The one file of a multipart form. Other fields and files are refused like unknown fields of a body. */
export async function fileOfForm(
  request: FastifyRequest,
  field: string,
): Promise<{ name: string; stream: Readable } | Refused> {
  if (!request.isMultipart()) return refuse('notAcceptable')
  const part = await request.file()
  if (!part) return refuse('badRequest', [field])
  if (part.fieldname !== field) {
    part.file.resume()
    return refuse('unknownField', [part.fieldname.slice(0, 100)])
  }
  return { name: part.filename, stream: part.file }
}
