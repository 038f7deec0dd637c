import { type ArchiveFile, escapedJson, mediaFiles } from '../archive-file.ts'
import type { Life, LifeAlbum } from '../life.ts'
import { facebookMedia, mediaBase } from './facebook-media.ts'
import { facebookPost, TIMELINE } from './facebook-post.ts'

/** Where an era of Facebook's JSON puts things. `posts` is numbered `_1.json` on. */
export interface FacebookEra {
  posts: string
  albums: string
  media: string
  profile: string
  /** Posts of the first file; real archives split at about this. */
  perFile?: number
}

export function facebookArchive(life: Life, era: FacebookEra): ArchiveFile[] {
  const perFile = era.perFile ?? 10_000
  const posts = life.posts.filter(post => post.facebook)
  const files: ArchiveFile[] = [
    {
      path: era.profile,
      text: escapedJson({
        profile_v2: {
          name: { full_name: life.owner.name },
          profile_uri: 'https://www.facebook.com/yuan.days',
        },
      }),
    },
  ]
  for (let i = 0; i < posts.length; i += perFile) {
    const records = posts.slice(i, i + perFile).map(post => facebookPost(life, post, era.media))
    files.push({ path: `${era.posts}_${i / perFile + 1}.json`, text: escapedJson(records.reverse()) })
  }
  life.albums.forEach((album, i) => {
    files.push({ path: `${era.albums}/${i}.json`, text: escapedJson(albumRecord(album, i, era)) })
  })
  for (const post of posts)
    for (const media of post.media)
      files.push(...mediaFiles(media, mediaBase(era.media, `${TIMELINE}_${media.id}`, media)))
  life.albums.forEach((album, i) => {
    for (const media of album.media)
      files.push(...mediaFiles(media, mediaBase(era.media, albumFolder(i), media)))
  })
  return files
}

const albumFolder = (index: number) => `album_${index + 1}`

function albumRecord(album: LifeAlbum, index: number, era: FacebookEra): Record<string, unknown> {
  const photos = album.media.map(media =>
    facebookMedia(media, mediaBase(era.media, albumFolder(index), media), album.name, media.caption),
  )
  return {
    name: album.name,
    photos,
    ...(photos[0] ? { cover_photo: photos[0] } : {}),
    last_modified_timestamp: album.media.at(-1)?.at ?? album.at,
    description: album.text,
  }
}
