import { hash } from 'node:crypto'
import type { GraphAttachment, GraphPhoto, GraphPost } from './graph-shapes.ts'
import { graphTag, largestImage } from './graph-shapes.ts'

/** A post with all its attachments, those that came on further pages too. */
export interface WholePost {
  post: GraphPost
  attachments: readonly GraphAttachment[]
}

/**
 * A post as an archive writes it, so that both are read alike and the same post has the same identity. `addresses` gets where
 * the pictures are; `seen` the ids of its photos.
 */
export function archivedPost(
  { post, attachments }: WholePost,
  addresses: Map<string, string | null>,
  photoIds: Set<string>,
): Record<string, unknown> {
  const entries = attachments.flatMap(attachment => entriesOf(attachment, addresses, photoIds))
  const message = post.message ?? ''
  const tags = (post.message_tags ?? []).flatMap(tag => graphTag.safeParse(tag).data ?? [])
  return {
    timestamp: post.created_time,
    data: [
      { post: message },
      ...(post.backdated_time === undefined ? [] : [{ backdated_timestamp: post.backdated_time }]),
    ],
    attachments: [{ data: [...entries, ...placeEntry(post.place)] }],
    // names in the words need not be said again
    tags: tags.filter(({ name, type }) => type === 'user' && !message.includes(name)),
  }
}

/** A photo of an album, or by itself, as an archive writes it. */
export function archivedPhoto(
  photo: GraphPhoto,
  addresses: Map<string, string | null>,
): Record<string, unknown> {
  const uri = `facebook:photo:${photo.id}`
  addresses.set(uri, largestImage(photo.images) ?? null)
  return {
    uri,
    creation_timestamp: photo.backdated_time ?? photo.created_time,
    description: photo.name,
  }
}

function entriesOf(
  attachment: GraphAttachment,
  addresses: Map<string, string | null>,
  photoIds: Set<string>,
): object[] {
  const { title = '', description = '' } = attachment
  if (isMedia(attachment)) return mediaEntry(attachment, addresses, photoIds)
  switch (attachment.type) {
    case 'event':
      return [{ event: { name: title, start_timestamp: secondsOf(description) } }]
    case 'life_event':
      return [{ life_event: { title, description } }]
    case 'note':
      return [{ note: { title, text: description } }]
    case 'question':
      return [{ poll: { question: title, options: description.split('\n') } }]
    default:
      return sharedEntry(attachment)
  }
}

function isMedia({ media_type = '', type = '' }: GraphAttachment): boolean {
  if (/^(photo|video|album)$/.test(media_type)) return true
  return (
    media_type === '' && /^(photo|video|album|new_album|profile_media|cover_photo|animated_image)/.test(type)
  )
}

function mediaEntry(
  { media_type, type = '', target, media, description }: GraphAttachment,
  addresses: Map<string, string | null>,
  photoIds: Set<string>,
): object[] {
  const address = media?.image?.src
  if (address === undefined && target?.id === undefined) return []
  const isVideo = (media_type ?? type).startsWith('video')
  const id = target?.id ?? hash('sha256', (address ?? '').split(/[?#]/, 1)[0] ?? '', 'hex').slice(0, 32)
  const uri = `facebook:${isVideo ? 'video' : 'photo'}:${id}`
  photoIds.add(id)
  // of a video its still, which is what a page can show
  addresses.set(uri, address ?? null)
  const media_metadata = isVideo ? { video_metadata: {} } : {}
  return [{ media: { uri, description, media_metadata } }]
}

/** A link to elsewhere, or somebody's post on Facebook, whose words are a quotation. */
function sharedEntry({ title, description, url, unshimmed_url, target }: GraphAttachment): object[] {
  const address = unshimmed_url ?? behindShim(url ?? target?.url ?? '')
  const host = URL.parse(address)?.hostname
  if (host === undefined || /(^|\.)(facebook\.com|fb\.me|fb\.watch)$/.test(host)) {
    const words = description || title
    return words ? [{ name: words }] : []
  }
  return [{ external_context: { url: address, name: title } }]
}

/** Facebook leads through `l.facebook.com/l.php?u=` to what is elsewhere. */
function behindShim(address: string): string {
  const url = URL.parse(address)
  if (!url || !/^lm?\.facebook\.com$/.test(url.hostname)) return address
  return url.searchParams.get('u') ?? address
}

function placeEntry(place: GraphPost['place']): object[] {
  return place?.name ? [{ place: { name: place.name, coordinate: place.location } }] : []
}

function secondsOf(written: string): number | undefined {
  const ms = Date.parse(written)
  return Number.isFinite(ms) ? Math.floor(ms / 1000) : undefined
}
