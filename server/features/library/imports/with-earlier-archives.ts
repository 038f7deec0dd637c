import type { Archive } from '#sources/archive/archive'
import { mediaIndex } from '#sources/archive/media-index'
import { mediaOpener } from '#sources/archive/open-media'
import type { HistorySource } from './history-source.ts'
import { type NamedArchive, openNamed } from './named-archives.ts'

/**
 * Pictures that a source lacks, from archives that earlier imports have read: which part of an export has the words and which
 * the pictures, nobody knows before all are here. They are opened with the first picture that is missing.
 */
export function withEarlierArchives(source: HistorySource, earlier: readonly NamedArchive[]): HistorySource {
  if (earlier.length === 0) return source
  let opening: Promise<Opened[]> | undefined
  const used = new Set<string>()
  return {
    ...source,
    async open(media) {
      const own = await source.open(media)
      if (own !== 'missing') return own
      opening ??= openEach(earlier)
      for (const { id, open } of await opening) {
        const bytes = await open(media)
        if (typeof bytes === 'string') continue
        used.add(id)
        return bytes
      }
      return 'missing'
    },
    used: () => [...(source.used?.() ?? []), ...used],
    async close() {
      await source.close()
      await Promise.all((await opening)?.map(({ archive }) => archive.close()) ?? [])
    },
  }
}

interface Opened {
  id: string
  archive: Archive
  open: ReturnType<typeof mediaOpener>
}

async function openEach(archives: readonly NamedArchive[]): Promise<Opened[]> {
  const opened: Opened[] = []
  for (const named of archives) {
    await named.bring?.()
    const sameNamed = await openNamed([named])
    // what cannot be opened was refused before, beside others that could be read
    if ('refused' in sameNamed) continue
    for (const archive of sameNamed)
      opened.push({ id: named.id, archive, open: mediaOpener(sameNamed, mediaIndex(sameNamed)) })
  }
  return opened
}
