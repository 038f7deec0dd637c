import type { Media } from '#domain/books/item'
import type { Archive } from './archive.ts'
import type { MediaIndex } from './media-index.ts'
import { isRemote } from './media-path.ts'

/** Files beyond this are no photo: 100 megapixels as JPEG stay well below. */
const MAX_MEDIA_BYTES = 64 * 2 ** 20

/** Gives the bytes of a media, from whichever part holds them; throws ArchiveError where they are too many or broken. */
export function mediaOpener(
  archives: readonly Archive[],
  index: MediaIndex,
): (media: Media) => Promise<Buffer | 'missing' | 'remote'> {
  const byName = new Map(archives.map(archive => [archive.name, archive]))
  return async media => {
    if (isRemote(media.uri)) return 'remote'
    const file = index.find(media.uri, byName.get(media.origin.archive))
    return file ? await file.archive.read(file.path, MAX_MEDIA_BYTES) : 'missing'
  }
}

/** Whether a medium may come yet, while archives are on their way: its bytes have not arrived, or no directory read so far names it. */
export function mediaAwaiter(archives: readonly Archive[], index: MediaIndex): (media: Media) => boolean {
  const byName = new Map(archives.map(archive => [archive.name, archive]))
  return media => {
    if (isRemote(media.uri)) return false
    const file = index.find(media.uri, byName.get(media.origin.archive))
    return !file?.archive.isHere(file.path)
  }
}
