import { createHash } from 'node:crypto'
import { pressVersion } from '#press/products/press-version'
import type { CoverRequest } from './cover-request.ts'
import type { CoverFormat } from './draw-cover.ts'

/** Hash of all that a cover's picture depends on. */
export function coverKey(request: CoverRequest, format: CoverFormat): string {
  const all = JSON.stringify([encoding, pressVersion(), format, request])
  return createHash('sha256').update(all).digest('hex')
}

/** Grows when draw-cover.ts writes pictures in another way. */
const encoding = 1
