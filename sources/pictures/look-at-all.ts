import type { Media, Picture } from '#domain/books/item'
import { ArchiveError } from '../archive/archive-error.ts'
import { lookAtPicture, type Unreadable } from './look-at-picture.ts'

/** What became of one photo. */
export type Look = Picture | Unreadable | NoBytes

/** Why there are none to look at; `over-quota`: its owner may bring no more. */
type NoBytes = 'missing' | 'remote' | 'over-quota'

export type OpenMedia = (media: Media) => Promise<Buffer | NoBytes>

export interface LookOptions {
  /** Pictures in memory at the same time. */
  concurrency: number
  phash: boolean
  /** Looks at the bytes of one; here where it is absent. */
  lookAt?: (bytes: Buffer, options: { phash: boolean }) => Promise<Picture | Unreadable>
  progress?: (done: number, of: number) => void
  /** Gets the bytes of each picture that can be printed, before it counts as seen. */
  keep?: (picture: Picture, bytes: Buffer) => Promise<void>
}

/** Looks at photos, each once however often it appears, a few at a time; the order in which they finish changes nothing. */
export async function lookAtAll(
  photos: readonly Media[],
  open: OpenMedia,
  options: LookOptions,
): Promise<Map<string, Look>> {
  const distinct = [...new Map(photos.map(photo => [mediaKey(photo), photo]))]
  const looks = new Map<string, Look>()
  const queue = each(distinct)
  const work = async () => {
    for (const [key, photo] of queue) {
      looks.set(key, await look(photo, open, options))
      options.progress?.(looks.size, distinct.length)
    }
  }
  await Promise.all(Array.from({ length: options.concurrency }, work))
  return looks
}

/** One queue for all who take from it: a surprise in one of them ends it for the others too. */
function* each<T>(list: readonly T[]): Generator<T> {
  yield* list
}

/** Whether the photo can be printed. */
export function isPicture(look: Look | undefined): look is Picture {
  return typeof look === 'object' && 'sha256' in look
}

/** The same uri of the same archive means the same bytes. */
export function mediaKey(media: Media): string {
  return `${media.origin.archive}\n${media.uri}`
}

async function look(
  photo: Media,
  open: OpenMedia,
  { phash, keep, lookAt = lookAtPicture }: LookOptions,
): Promise<Look> {
  try {
    const bytes = await open(photo)
    if (typeof bytes === 'string') return bytes
    const looked = await lookAt(bytes, { phash })
    if (keep && 'sha256' in looked) await keep(looked, bytes)
    return looked
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    if (error.code === 'no-such-file') return 'missing'
    return { unreadable: error.code === 'file-too-large' ? 'picture-too-large' : 'broken-picture' }
  }
}
