import type { ArchiveFile } from '../archive-file.ts'
import type { Life } from '../life.ts'
import { facebookArchive } from './facebook-json.ts'

/** Facebook's JSON from 2024 on. */
export function facebook2024(life: Life): ArchiveFile[] {
  return facebookArchive(life, {
    posts: 'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos',
    albums: 'your_facebook_activity/posts/album',
    media: 'your_facebook_activity/posts/media',
    profile: 'personal_information/profile_information/profile_information.json',
  })
}
