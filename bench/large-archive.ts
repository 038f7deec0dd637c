import { createWriteStream } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import { runCommand } from './run-command.ts'
import { samplePhotos } from './sample-photos.ts'
import { atMost, figure, noTarget, type Table } from './table.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const report = z.object({ items: z.number(), photos: z.number(), read: z.number(), look: z.number() })

/** Memory while an archive of 5 GB is read and its photos are looked at, in a process of its own. */
export async function benchLargeArchive(): Promise<Table[]> {
  const disk = await statfs(tmpdir())
  const gigabytes = disk.bavail * disk.bsize > 15e9 ? 5 : 1
  return inTemporaryFolder(async folder => {
    const path = join(folder, 'facebook-large.zip')
    const photos = await writeLarge(path, gigabytes * 1e9)
    const run = await runCommand(import.meta.resolve('./read-and-look.ts'), [path])
    const figures = report.parse(JSON.parse(run.output))
    const peak = run.peakBytes / 1e9
    return [
      {
        title: `Reading an archive of ${gigabytes} GB`,
        columns: ['', 'measured', 'target', ''],
        rows: [
          ['items', String(figures.items), ...noTarget],
          ['photos seen', `${figures.photos} of ${photos}`, ...noTarget],
          ['read, s', figure(figures.read), ...noTarget],
          ['look at photos, s', figure(figures.look), ...noTarget],
          ['peak memory, GB', figure(peak), ...atMost(peak, 1.5, 'GB')],
        ],
        notes: [
          'One ZIP: 20,000 posts, photos of 12 megapixels for half of its bytes, films for the other half, which stay unopened.',
        ],
      },
    ]
  })
}

/** Half photos, half films, and posts that name them all; gives the number of photos. */
async function writeLarge(path: string, bytes: number): Promise<number> {
  const drawn = await samplePhotos(6, { width: 4032, height: 3024 }, 90)
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path))
  const root = 'your_facebook_activity/posts'
  const media: string[] = []
  for (let size = 0; size < bytes / 2; ) {
    const jpeg = drawn[media.length % drawn.length] ?? Buffer.alloc(0)
    const uri = `${root}/media/${media.length}.jpg`
    zip.addReadStreamLazy(uri, { compress: false }, made =>
      made(null, Readable.from(numbered(jpeg, media.indexOf(uri)))),
    )
    media.push(uri)
    size += jpeg.length
  }
  const photos = media.length
  for (let film = 0; film < 5; film += 1) {
    const uri = `${root}/media/film-${film}.mp4`
    zip.addReadStreamLazy(uri, { compress: false }, made => made(null, Readable.from(zeros(bytes / 10))))
    media.push(uri)
  }
  const posts = Array.from({ length: 20_000 }, (_, i) => {
    const data = [{ media: { uri: media[i], creation_timestamp: 1_500_000_000 + i * 3600 } }]
    const text = `今天是第 ${i} 天，天氣很好，走了很遠的路。`
    return {
      timestamp: 1_500_000_000 + i * 3600,
      data: [{ post: text }],
      attachments: i < media.length ? [{ data }] : [],
    }
  })
  const json = Buffer.from(JSON.stringify(posts))
  zip.addBuffer(json, `${root}/your_posts__check_ins__photos_and_videos_1.json`)
  zip.end()
  await written
  return photos
}

/** The photo with a number in a comment segment, so that no two are the same file. */
function* numbered(jpeg: Buffer, number: number): Generator<Buffer> {
  const note = Buffer.from(String(number).padStart(8, '0'))
  yield Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, note.length + 2]), note])
  yield jpeg.subarray(2)
}

function* zeros(bytes: number): Generator<Buffer> {
  const chunk = Buffer.alloc(1 << 20)
  for (let left = bytes; left > 0; left -= chunk.length) yield chunk.subarray(0, left)
}
