import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { recentBytes } from '../../recent-bytes.ts'
import { takes } from './takes-encoding.ts'

export type Encoding = 'br' | 'gzip'

/** The best encoding that who asks can read, if any. */
export function encodingFor(request: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  return encodings.find(encoding => takes(request, encoding))
}

const encodings: readonly Encoding[] = ['br', 'gzip']

/**
 * Compresses what is sent again and again only once: what was sent last is held, so many bytes of it at most, under its hash or
 * a name that says as much.
 */
export function packer({ quality, mostBytes }: { quality: number; mostBytes: number }) {
  const recent = recentBytes(mostBytes)
  return async (
    plain: string | Buffer,
    encoding: Encoding,
    name = hash('sha256', plain),
  ): Promise<Buffer> => {
    const key = `${encoding} ${name}`
    const cached = recent.get(key)
    if (cached) return cached
    const packed = await compressed(plain, encoding, quality)
    recent.set(key, packed)
    return packed
  }
}

/** Compressed, and forgotten. */
export function compressed(plain: string | Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : promisify(gzip)(plain, { level: quality })
}
