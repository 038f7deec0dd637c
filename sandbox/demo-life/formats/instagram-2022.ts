import type { ArchiveFile } from '../archive-file.ts'
import type { Life } from '../life.ts'
import { instagramArchive } from './instagram-json.ts'

/** Instagram's JSON of 2021 to 2023. */
export function instagram2022(life: Life): ArchiveFile[] {
  return instagramArchive(life, {
    posts: 'content/posts_1.json',
    profile: 'account_information/personal_information.json',
  })
}
