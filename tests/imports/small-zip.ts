import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { rawZip } from '../hostile-zips.ts'

export interface SmallPost {
  /** Seconds since 1970. */
  time: number
  text?: string
  /** Names of files, or addresses where pictures are that the archive lacks. */
  photos?: string[]
}

/** As `smallZip` wants it among its files: an album with photos of these names. */
export function albumFile(name: string, time: number, photos: readonly string[]): Record<string, Buffer> {
  const media = photos.map((photo, at) => ({ uri: uriOf(photo), creation_timestamp: time + at }))
  const album = { name, photos: media, last_modified_timestamp: time }
  return { [`${albums}0.json`]: Buffer.from(JSON.stringify(album)) }
}

const albums = 'album/'
const root = 'your_facebook_activity/posts'

/** Writes an archive of Facebook's: these posts, and these files by the names that posts give photos. */
export async function smallZip(
  folder: string,
  name: string,
  posts: readonly SmallPost[] | undefined,
  files: Readonly<Record<string, Buffer>> = {},
): Promise<string> {
  const records = posts?.map(({ time, text, photos = [] }) => ({
    timestamp: time,
    data: text === undefined ? [] : [{ post: text }],
    attachments: photos.map(photo => ({
      data: [{ media: { uri: uriOf(photo), creation_timestamp: time } }],
    })),
  }))
  const json = { name: `${root}/your_posts__check_ins__photos_and_videos_1.json` }
  const zip = rawZip([
    ...(records ? [{ ...json, data: Buffer.from(JSON.stringify(records)) }] : []),
    ...Object.entries(files).map(([file, data]) => ({
      name: file.startsWith(albums) ? `${root}/${file}` : `${root}/media/${file}`,
      data,
    })),
  ])
  const path = join(folder, name)
  await writeFile(path, zip)
  return path
}

const uriOf = (photo: string) => (photo.startsWith('https:') ? photo : `${root}/media/${photo}`)

/** A picture that no other number gives. */
export function photo(number: number, width = 64, height = 48): Promise<Buffer> {
  const background = { r: (number * 37) % 256, g: (number * 101) % 256, b: number % 256 }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
