import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { overMonths, sampleLife } from '../sample-life.ts'

const months = 18
const posts = 420
const photos = 897

/** An archive whose posts fill about 240 A5 pages in one column, 13 a month, with small photos. */
export async function writeBookArchive(folder: string): Promise<string> {
  const life = await sampleLife(folder, { posts, photos })
  const zip = new ZipFile()
  const path = join(folder, 'facebook-book.zip')
  const written = pipeline(zip.outputStream, createWriteStream(path))
  const root = 'your_facebook_activity/posts'
  const records = []
  for (const { time, text, media } of overMonths(life.items, months)) {
    const data = []
    for (const { picture } of media) {
      if (!picture) continue
      const uri = `${root}/media/${picture.sha256}.jpg`
      zip.addBuffer(await life.openPicture(picture.sha256), uri, { compress: false })
      data.push({ media: { uri, creation_timestamp: time } })
    }
    records.push({ timestamp: time, data: [{ post: text }], attachments: data.length > 0 ? [{ data }] : [] })
  }
  const json = Buffer.from(JSON.stringify(records))
  zip.addBuffer(json, `${root}/your_posts__check_ins__photos_and_videos_1.json`)
  zip.end()
  await written
  await life.close()
  return path
}
