import { mediaPath } from '../archive-file.ts'
import type { Life, LifeMedia, LifePost } from '../life.ts'
import { hashText } from '../random.ts'
import { writeMentions } from '../timeline.ts'

export const instagramPosts = (life: Life) => life.posts.filter(post => post.instagram)

/** The caption, with mentions as user names. */
export const caption = (post: LifePost) => writeMentions(post.text, person => `@${person.instagram}`)

/** `media/posts/202203/178...`, without extension. */
export function instagramBase(media: LifeMedia, folder = 'media/posts'): string {
  const month = new Date((media.at + 8 * 3600) * 1000).toISOString().slice(0, 7).replace('-', '')
  return `${folder}/${month}/178${hashText(`i${media.id}`)}_n`
}

/** A media object of `posts_1.json`; `title` is the caption where the post has but one picture. */
export function instagramMedia(media: LifeMedia, title: string): Record<string, unknown> {
  const exif = {
    date_time_original: new Date((media.at + 8 * 3600) * 1000)
      .toISOString()
      .slice(0, 19)
      .replaceAll('-', ':')
      .replace('T', ' '),
    source_type: 'library',
    ...(media.place ? { latitude: media.place.latitude, longitude: media.place.longitude } : {}),
  }
  return {
    uri: mediaPath(media, instagramBase(media)),
    creation_timestamp: media.at,
    media_metadata:
      media.kind === 'video'
        ? { video_metadata: { exif_data: [exif] } }
        : { photo_metadata: { exif_data: [exif] } },
    title,
    cross_post_source: { source_app: 'FB' },
  }
}

/** A post of `posts_1.json`. One picture alone has caption and time of its own; a carousel carries them at the top. */
export function instagramPost(post: LifePost): Record<string, unknown> {
  const [only, ...more] = post.media
  if (only && more.length === 0)
    return { media: [{ ...instagramMedia(only, caption(post)), creation_timestamp: post.at }] }
  return {
    media: post.media.map(media => instagramMedia(media, '')),
    title: caption(post),
    creation_timestamp: post.at,
  }
}

export function instagramProfile(life: Life): unknown {
  return {
    profile_user: [
      {
        title: '',
        string_map_data: {
          Username: { href: '', value: life.owner.instagram, timestamp: 0 },
          Name: { href: '', value: life.owner.name, timestamp: 0 },
          Bio: { href: '', value: life.owner.bio, timestamp: 0 },
        },
      },
    ],
  }
}
