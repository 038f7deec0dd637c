import type { ArchiveFile } from '../archive-file.ts'
import type { Life } from '../life.ts'
import { facebookArchive } from './facebook-json.ts'

/** Facebook's JSON of 2022 to 2024. */
export function facebook2023(life: Life): ArchiveFile[] {
  return facebookArchive(life, {
    posts: 'your_activity_across_facebook/posts/your_posts',
    albums: 'your_activity_across_facebook/posts/album',
    media: 'your_activity_across_facebook/posts/media',
    profile: 'personal_information/profile_information/profile_information.json',
  })
}
