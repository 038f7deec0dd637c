import { activityTitle } from '../../demo-life/formats/facebook-post.ts'
import type { LifePost } from '../../demo-life/life.ts'
import { writeMentions } from '../../demo-life/timeline.ts'
import type { FacebookPhoto, TimelinePost } from './account.ts'
import { Edge } from './edge.ts'
import { graphTime, presentPlace, SITE, type Wall } from './present.ts'

type Part = Record<string, unknown>

/** Facebook gives a post's further pictures a dozen at a time. */
const SUBATTACHMENTS = 12

export function presentPost(wall: Wall, { id, at, post, photos, from }: TimelinePost): Part {
  const { message, tags } = messageOf(post)
  const attachments = attachmentsOf(wall, id, post, photos)
  const first = photos[0]
  const plain = attachments.length === 0 && post.tags.length === 0 && !post.place
  return {
    id,
    ...(message ? { message } : {}),
    ...(plain ? {} : { story: activityTitle(from.name, post) }),
    created_time: graphTime(at),
    updated_time: graphTime(at),
    ...(at === post.at ? {} : { backdated_time: graphTime(post.at) }),
    ...(first
      ? { full_picture: wall.pictures.copy(wall.base, wall.person, first.life, first.media, 720).src }
      : {}),
    permalink_url: `${SITE}/${id.replace('_', '/posts/')}`,
    ...(post.place ? { place: presentPlace(post.place) } : {}),
    ...(tags.length > 0 ? { message_tags: tags } : {}),
    ...(post.tags.length > 0
      ? { with_tags: { data: post.tags.map(({ id: who, name }) => ({ id: who, name })) } }
      : {}),
    from,
    status_type: first ? 'added_photos' : 'mobile_status_update',
    ...(attachments.length > 0 ? { attachments: { data: attachments } } : {}),
  }
}

/** Names in plain words, and where they stand, counted in characters as Graph does. */
function messageOf(post: LifePost): { message: string; tags: Part[] } {
  const tags: Part[] = []
  let message = ''
  for (const piece of post.text.split(/(@\{\w+\})/)) {
    const offset = [...message].length
    const written = writeMentions(piece, person => {
      tags.push({ id: person.id, name: person.name, type: 'user', offset, length: [...person.name].length })
      return person.name
    })
    message += written
  }
  return { message, tags }
}

function attachmentsOf(wall: Wall, id: string, post: LifePost, photos: FacebookPhoto[]): Part[] {
  const url = `${SITE}/${id}`
  const parts: Part[] = []
  const [only] = photos
  if (only && photos.length === 1) parts.push(mediaPart(wall, only))
  if (only && photos.length > 1)
    parts.push({
      ...mediaPart(wall, only),
      media_type: 'album',
      type: 'album',
      target: { id, url },
      subattachments: new Edge(
        `${id}/subattachments`,
        photos.map(photo => mediaPart(wall, photo)),
        SUBATTACHMENTS,
      ),
    })
  if (post.link) {
    const { title, source } = post.link
    const shim = `https://l.facebook.com/l.php?u=${encodeURIComponent(post.link.url)}&h=AT0sandbox&s=1`
    parts.push({
      media_type: 'link',
      type: 'share',
      title,
      description: source,
      url: shim,
      unshimmed_url: post.link.url,
      target: { url: shim },
    })
  }
  if (post.quote)
    parts.push({ media_type: 'link', type: 'share', description: post.quote, url, target: { url } })
  if (post.lifeEvent)
    parts.push({ type: 'life_event', title: post.lifeEvent.title, description: post.lifeEvent.text, url })
  if (post.event)
    parts.push({
      media_type: 'event',
      type: 'event',
      title: post.event.name,
      description: graphTime(post.event.from),
      url,
    })
  if (post.note)
    parts.push({ media_type: 'note', type: 'note', title: post.note.title, description: post.note.text, url })
  if (post.poll)
    parts.push({
      type: 'question',
      title: post.poll.question,
      description: post.poll.options.join('\n'),
      url,
    })
  return parts
}

function mediaPart(wall: Wall, { id, media, life, name }: FacebookPhoto): Part {
  const video = media.kind === 'video'
  const url = video ? `${SITE}/watch/?v=${id}` : `${SITE}/photo.php?fbid=${id}`
  return {
    media_type: video ? 'video' : 'photo',
    type: video ? 'video_inline' : 'photo',
    url,
    target: { id, url },
    ...(name ? { description: name } : {}),
    media: {
      image: wall.pictures.copy(wall.base, wall.person, life, media),
      ...(video ? { source: wall.pictures.video(wall.base, wall.person, life, media) } : {}),
    },
  }
}
