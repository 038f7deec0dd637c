import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { id } from '#contract/shapes'
import { readFirst } from '#contract/upload-order'
import { invariant } from '#domain/invariant'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { type UploadMetadata, uploadMetadata } from './upload-metadata.ts'

/** What a request wants of the uploads. */
export type UploadCall = { uploadId: string } | { uploadId?: never; metadata: UploadMetadata; bytes: number }

/** Reads the path and the headers of a request, once: who checks and who acts read them from here. */
export function readUploadCall({ method, params, headers }: FastifyRequest): UploadCall | Refused {
  const { uploadId } = Object(params)
  if (method !== 'POST') {
    const read = id.safeParse(uploadId)
    return read.success ? { uploadId: read.data } : refuse('notFound')
  }
  if (uploadId !== undefined) return refuse('notFound')
  if (headers['upload-concat'] !== undefined) return refuse('badRequest', ['upload-concat'])
  const metadata = uploadMetadata(headers['upload-metadata'])
  if (!metadata) return refuse('badRequest', ['upload-metadata'])
  const bytes = lengthOf(headers['upload-length'])
  if (!Number.isSafeInteger(bytes) || bytes <= 0) return refuse('badRequest', ['upload-length'])
  if (metadata.first !== undefined && !readFirst(metadata.first, bytes))
    return refuse('badRequest', ['upload-metadata'])
  return { metadata, bytes }
}

/** As tus writes it: other numbers it would refuse without a sentence. */
function lengthOf(header: unknown): number {
  return typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : Number.NaN
}

/** Kept beside its request: tus would find another id in the address of one (its last part, queries included). */
export function keepUploadCall(request: IncomingMessage, call: UploadCall): void {
  calls.set(request, call)
}

/** For tus, which knows a request as one of the web. */
export function uploadCallOf(request: TusRequest): UploadCall {
  const call = calls.get(Object(request.runtime?.node?.req))
  invariant(call, 'a request to tus was read and checked before')
  return call
}

interface TusRequest {
  runtime?: { node?: { req: unknown } | undefined } | undefined
}

const calls = new WeakMap<IncomingMessage, UploadCall>()
