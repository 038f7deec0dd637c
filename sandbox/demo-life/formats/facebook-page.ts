import type { ArchiveFile } from '../archive-file.ts'
import type { Life } from '../life.ts'
import { facebookArchive } from './facebook-json.ts'

const ROOT = "this_profile's_activity_across_facebook/posts"

/** A fan page's archive; the apostrophe is in the real name. */
export function facebookPage(life: Life): ArchiveFile[] {
  return facebookArchive(life, {
    posts: `${ROOT}/profile_posts`,
    albums: `${ROOT}/album`,
    media: `${ROOT}/media`,
    profile: 'profile_information/profile_information.json',
  })
}
