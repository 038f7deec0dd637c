import { z } from 'zod'
import type { Fields } from '../lenient-json.ts'

const text = z.string().optional().catch(undefined)
const id = z.union([z.string().min(1), z.number().int().transform(String)])

export const instagramChild = z.looseObject({ id, media_type: text, media_url: text, thumbnail_url: text })
type InstagramChild = z.infer<typeof instagramChild>

/** A medium of the Instagram API, read leniently. */
export const instagramMedia = instagramChild.extend({
  caption: text,
  timestamp: text,
  children: z
    .looseObject({
      data: z.array(z.unknown()).catch([]),
      paging: z.looseObject({ next: text }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
})
export type InstagramMedia = z.infer<typeof instagramMedia>

/**
 * A medium as an archive writes it, so that both are read alike. `addresses` gets where the pictures are; null for what
 * Instagram withholds.
 */
export function archivedMedia(
  media: InstagramMedia,
  children: readonly unknown[],
  addresses: Map<string, string | null>,
): Fields {
  const parts = children.flatMap(child => {
    const result = instagramChild.safeParse(child)
    return result.success ? [result.data] : []
  })
  const time = Date.parse(media.timestamp ?? '')
  return {
    media: (parts.length > 0 ? parts : [media]).map(part => partOf(part, addresses)),
    title: media.caption,
    creation_timestamp: Number.isFinite(time) ? Math.floor(time / 1000) : undefined,
  }
}

/** Of a video its still, which is what a page can show. */
export function addressOf({ media_type, media_url, thumbnail_url }: InstagramChild): string | undefined {
  return media_type === 'VIDEO' ? thumbnail_url : (media_url ?? thumbnail_url)
}

function partOf(part: InstagramChild, addresses: Map<string, string | null>): Fields {
  const isVideo = part.media_type === 'VIDEO'
  const uri = `instagram:${isVideo ? 'video' : 'photo'}:${part.id}`
  addresses.set(uri, addressOf(part) ?? null)
  return { uri, media_metadata: isVideo ? { video_metadata: {} } : {} }
}
