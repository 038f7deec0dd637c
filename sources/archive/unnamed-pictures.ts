import type { ReceiptLine } from '#domain/books/receipt'
import type { Archive } from './archive.ts'
import { lastSteps } from './entry-path.ts'
import { foldedPath, mediaPaths } from './media-path.ts'

/**
 * The lines about pictures of archives that nothing names: nobody knows when they were taken or what they belong to. What lies at
 * the same place in several archives is told once.
 */
export function unnamedPictures(
  archives: readonly Archive[],
  isNamed: (path: string, archive: Archive) => boolean,
): ReceiptLine[] {
  const places = new Set<string>()
  const lines: ReceiptLine[] = []
  for (const archive of archives)
    for (const path of archive.files.keys()) {
      const place = foldedPath(path)
      if (places.has(place) || !isPersonsPicture(path) || isNamed(path, archive)) continue
      places.add(place)
      const why = { outcome: 'filtered', reason: 'not-in-any-post' } as const
      lines.push({ what: 'photo', ...why, id: path, origin: { archive: archive.name, path } })
    }
  return lines
}

/**
 * Whether one of these uris means the file at a path. Two steps of it must agree, as they must to find a photo (media-index.ts);
 * a path or a uri that is only a name has no more.
 */
export function namedBy(uris: Iterable<string>): (path: string) => boolean {
  const [ends, bareUris, names] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const uri of uris)
    for (const spelling of mediaPaths(uri)) {
      const path = foldedPath(spelling)
      names.add(lastSteps(path, 1))
      if (path.includes('/')) ends.add(lastSteps(path, 2))
      else bareUris.add(path)
    }
  return path => {
    const folded = foldedPath(path)
    if (!folded.includes('/')) return names.has(folded)
    return ends.has(lastSteps(folded, 2)) || bareUris.has(lastSteps(folded, 1))
  }
}

/** By its name, and not of messages, stickers, previews of videos or advertisements, which are no part of what is read. */
function isPersonsPicture(path: string): boolean {
  const lower = path.toLowerCase()
  return PICTURE.test(lower) && !OTHER_FOLDER.test(lower)
}

const PICTURE = /\.(?:jpe?g|png|webp|heic|heif|avif|gif|tiff?|bmp)$/
const OTHER_FOLDER =
  /(?:^|\/)(?:messages|direct|inbox|archived_threads|stickers_used|[^/]*thumbnails?|icons?|ads_information|preferences|security_and_login_information)\//
