import { type ArchiveFile, escapedJson, mediaFiles } from '../archive-file.ts'
import type { Life } from '../life.ts'
import { instagramBase, instagramPost, instagramPosts, instagramProfile } from './instagram-media.ts'

/** An Instagram archive whose posts stand in `posts` and whose profile stands in `profile`. */
export function instagramArchive(life: Life, era: { posts: string; profile: string }): ArchiveFile[] {
  const posts = instagramPosts(life).toReversed()
  return [
    { path: era.profile, text: escapedJson(instagramProfile(life)) },
    { path: era.posts, text: escapedJson(posts.map(instagramPost)) },
    ...posts.flatMap(post => post.media.flatMap(media => mediaFiles(media, instagramBase(media)))),
  ]
}
