import { z } from 'zod'
import { id } from '#contract/shapes'

const metadata = z.object({
  bid: id,
  filename: z.string().max(4000).optional(),
  /** The pieces that are sent first (contract/upload-order.ts). */
  first: z.string().max(5000).optional(),
})

export type UploadMetadata = z.infer<typeof metadata>

/**
 * `Upload-Metadata` of tus: names with values in Base64, of which the book, the name of the file and the order of its bytes are wanted.
 * Undefined where a name stands twice.
 */
export function uploadMetadata(header: unknown): UploadMetadata | undefined {
  if (typeof header !== 'string') return undefined
  const values = new Map<string, string>()
  for (const pair of header.split(',')) {
    const [key = '', value = ''] = pair.trim().split(/\s+/)
    if (values.has(key)) return undefined
    values.set(key, Buffer.from(value, 'base64').toString('utf8'))
  }
  return metadata.safeParse(Object.fromEntries(values)).data
}
