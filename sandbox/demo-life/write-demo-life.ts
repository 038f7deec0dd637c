import type { ArchiveFile } from './archive-file.ts'
import { type DemoFormat, FORMATS } from './formats/formats.ts'
import { inOrder } from './in-order.ts'
import { openFolder, openZip } from './outlets.ts'
import { type PhotoSize, PictureBytes, videoBytes } from './picture-bytes.ts'
import { scaleLife } from './scale-life.ts'
import { planLife } from './timeline.ts'

export interface DemoOptions {
  /** An empty folder to fill, or a ZIP to write; with several parts the ZIP's name gets `-1`, `-2` and so on. */
  target: { dir: string } | { zip: string }
  format?: DemoFormat
  /** Same seed, same bytes. */
  seed?: string
  /** Deal the media over so many ZIPs; the JSON stands in the first. */
  parts?: number
  /** So many posts and photos instead of the corpus's own, for measuring. */
  scale?: { posts: number; photos: number }
  /** `none` leaves media files out of the archive, `small` draws them 320 px long. */
  photos?: PhotoSize
  /** Share one between two calls, and a picture that was posted on both sites is drawn once. */
  pictures?: PictureBytes
  /** Draw only these media files, by their paths in the archive. */
  only?: ReadonlySet<string>
  /** Stops between two files. */
  signal?: AbortSignal
}

export interface DemoResult {
  paths: string[]
  posts: number
  photos: number
}

/** Write a believable life of five years as a social archive, in any of the shapes that archives have. */
export async function writeDemoLife(options: DemoOptions): Promise<DemoResult> {
  const {
    target,
    format = 'facebook-2024',
    seed = 'daybound',
    parts = 1,
    photos = 'full',
    pictures = new PictureBytes(),
  } = options
  const plan = planLife(seed)
  const files = FORMATS[format](options.scale ? scaleLife(plan, options.scale) : plan)
  const shares = 'zip' in target ? shareOut(files, parts) : [files]
  const paths: string[] = []
  let drawn = 0
  for (const [i, share] of shares.entries()) {
    const outlet = 'zip' in target ? openZip(partPath(target.zip, i, parts)) : openFolder(target.dir)
    const files = share.filter(
      file => 'text' in file || (photos !== 'none' && (options.only?.has(file.path) ?? true)),
    )
    await inOrder(
      files,
      4,
      file => {
        options.signal?.throwIfAborted()
        return bytesOf(file, photos, pictures)
      },
      async (file, bytes) => outlet.put(file.path, bytes),
    )
    drawn += files.filter(file => 'picture' in file).length
    await outlet.close()
    paths.push(outlet.path)
  }
  return { paths, posts: countPosts(format, plan, options.scale?.posts), photos: drawn }
}

function bytesOf(file: ArchiveFile, size: PhotoSize, pictures: PictureBytes): Promise<Buffer> {
  if ('text' in file) return Promise.resolve(Buffer.from(file.text, 'utf8'))
  return 'picture' in file ? pictures.of(file.picture, size) : Promise.resolve(videoBytes(file.video))
}

/** Texts go to the first part, media are dealt out in turn, as the sites do. */
function shareOut(files: ArchiveFile[], parts: number): ArchiveFile[][] {
  const shares: ArchiveFile[][] = Array.from({ length: parts }, () => [])
  let turn = 0
  for (const file of files) shares['text' in file ? 0 : turn++ % parts]?.push(file)
  return shares
}

const partPath = (zip: string, index: number, parts: number) =>
  parts === 1 ? zip : zip.replace(/(\.zip)?$/, `-${index + 1}.zip`)

function countPosts(format: DemoFormat, life: ReturnType<typeof planLife>, scaled?: number): number {
  return (
    scaled ??
    life.posts.filter(post => (format.startsWith('instagram') ? post.instagram : post.facebook)).length
  )
}
