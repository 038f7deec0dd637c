import { z } from 'zod'
import { id } from '#contract/shapes'

const metadata = z.object({
  bid: id,
  filename: z.string().max(4000).optional(),
  /** The pieces that are sent first (contract/upload-order.ts). */
  first: z.string().max(5000).optional(),
})

/** `Upload-Metadata` of tus: names with values in Base64, of which the book, the name of the file and the order of its bytes are wanted. */
export function uploadMetadata(header: unknown): z.infer<typeof metadata> | undefined {
  if (typeof header !== 'string') return undefined
  const pairs = header.split(',').map(pair => {
    const [key = '', value = ''] = pair.trim().split(/\s+/)
    return [key, Buffer.from(value, 'base64').toString('utf8')] as const
  })
  const read = metadata.safeParse(Object.fromEntries(pairs))
  return read.success ? read.data : undefined
}
