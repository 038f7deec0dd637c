import { type ArchiveFile, escapedJson, mediaFiles, mediaPath } from '../archive-file.ts'
import type { Life } from '../life.ts'
import { caption, instagramBase, instagramPosts } from './instagram-media.ts'

/** Instagram before 2021: one `media.json` at the root; pictures of a carousel share caption and time. */
export function instagram2020(life: Life): ArchiveFile[] {
  const posts = instagramPosts(life)
  const rows = (kind: 'photo' | 'video', folder: string) =>
    posts.flatMap(post =>
      post.media
        .filter(media => media.kind === kind)
        .map(media => ({
          caption: caption(post),
          taken_at: new Date(post.at * 1000).toISOString().replace('.000Z', '+00:00'),
          ...(post.place ? { location: post.place.name } : {}),
          path: mediaPath(media, instagramBase(media, folder)),
        })),
    )
  return [
    {
      path: 'profile.json',
      text: escapedJson({ username: life.owner.instagram, name: life.owner.name, biography: life.owner.bio }),
    },
    {
      path: 'media.json',
      text: escapedJson({ photos: rows('photo', 'photos'), videos: rows('video', 'videos') }),
    },
    ...posts.flatMap(post =>
      post.media.flatMap(media =>
        mediaFiles(media, instagramBase(media, media.kind === 'photo' ? 'photos' : 'videos')),
      ),
    ),
  ]
}
