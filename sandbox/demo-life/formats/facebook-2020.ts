import type { ArchiveFile } from '../archive-file.ts'
import type { Life } from '../life.ts'
import { facebookArchive } from './facebook-json.ts'

/** Facebook's JSON to about 2022: short folders at the root. */
export function facebook2020(life: Life): ArchiveFile[] {
  return facebookArchive(life, {
    posts: 'posts/your_posts',
    albums: 'posts/album',
    media: 'photos_and_videos',
    profile: 'profile_information/profile_information.json',
  })
}
