import { z } from 'zod'
import type { Fields } from '../lenient-json.ts'

const text = z.string().optional().catch(undefined)
const id = z.union([z.string().min(1), z.number().int().transform(String)])

const child = z.looseObject({ id, media_type: text, media_url: text, thumbnail_url: text })

/** A medium of the Instagram API, read leniently. */
export const instagramMedia = child.extend({
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
  const parts = children.flatMap(one => {
    const read = child.safeParse(one)
    return read.success ? [read.data] : []
  })
  const time = Date.parse(media.timestamp ?? '')
  return {
    media: (parts.length > 0 ? parts : [media]).map(one => partOf(one, addresses)),
    title: media.caption,
    creation_timestamp: Number.isFinite(time) ? Math.floor(time / 1000) : undefined,
  }
}

function partOf(one: z.infer<typeof child>, addresses: Map<string, string | null>): Fields {
  const isVideo = one.media_type === 'VIDEO'
  const uri = `instagram:${isVideo ? 'video' : 'photo'}:${one.id}`
  // of a video its still, which is what a page can show
  const address = isVideo ? one.thumbnail_url : (one.media_url ?? one.thumbnail_url)
  addresses.set(uri, address ?? null)
  return { uri, media_metadata: isVideo ? { video_metadata: {} } : {} }
}
