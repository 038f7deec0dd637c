import type { ArchiveFile } from '../archive-file.ts'
import type { Life } from '../life.ts'
import { instagramArchive } from './instagram-json.ts'

/** Instagram's JSON of 2024. */
export function instagram2024(life: Life): ArchiveFile[] {
  return instagramArchive(life, {
    posts: 'your_instagram_activity/content/posts_1.json',
    profile: 'personal_information/personal_information/personal_information.json',
  })
}
