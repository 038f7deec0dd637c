import type { Item, Media } from '#domain/books/item'
import type { Archive, Refusal } from './archive/archive.ts'
import { ARCHIVE_LIMITS } from './archive/archive-limits.ts'
import { mediaIndex } from './archive/media-index.ts'
import { openArchives } from './archive/open-archives.ts'
import { mediaAwaiter, mediaOpener } from './archive/open-media.ts'
import { classifyFile, isSocialPath } from './classify-file.ts'
import type { History } from './history.ts'
import type { Counted } from './merge-items.ts'
import { printableBytes } from './pictures/printable-bytes.ts'
import { isReadable, type ReadOptions, readArchives } from './read-archives.ts'
import { readOwner } from './read-owner.ts'

export interface CountedHistory extends History {
  /** What was read, before anything was merged; `items` and `receipt` add up to it (`check-receipt.ts`). */
  read: Counted
  /** Every item as it was read, before any was merged. */
  given: Item[]
  /** The bytes of a media as they stand in the archive, or why there are none; throws ArchiveError where they are broken. */
  openMedia(media: Media): Promise<Buffer | 'missing' | 'remote'>
  /** Whether a medium may come yet, while archives are on their way. */
  isAwaited(media: Media): boolean
}

/**
 * Reads ZIPs and folders of Facebook and Instagram exports, of any year and mixed, as one history. Refuses what is no such
 * export, and one without a single item; a broken record or photo is a line of the receipt and stops nothing.
 */
export async function readHistory(
  paths: readonly string[],
  options: ReadOptions = {},
): Promise<CountedHistory | Refusal> {
  const archives = await openArchives(paths, ARCHIVE_LIMITS, options.names, options.arrivals)
  if ('refused' in archives) return archives
  try {
    const history = await readOpened(archives, options)
    if ('refused' in history) await closeAll(archives)
    return history
  } catch (error) {
    await closeAll(archives)
    throw error
  }
}

async function readOpened(
  archives: readonly Archive[],
  options: ReadOptions,
): Promise<CountedHistory | Refusal> {
  const strange = archives.find(archive => !isSocial(archive))
  if (strange) return { refused: 'wrong-archive', archive: strange.name }
  const late = archives.find(archive => !isReadable(archive))
  if (late) return { refused: 'truncated-zip', archive: late.name, arriving: true }
  const { items, given, receipt, read } = await readArchives(archives, options)
  if (items.length === 0)
    return { refused: 'empty-archive', archive: archives.map(({ name }) => name).join(', ') }
  const owner = await readOwner(archives)
  const index = mediaIndex(archives)
  const open = mediaOpener(archives, index)
  return {
    ...(owner !== undefined && { owner }),
    items,
    given,
    receipt,
    read,
    openMedia: open,
    isAwaited: mediaAwaiter(archives, index),
    async openPicture(media) {
      const bytes = await open(media)
      if (typeof bytes === 'string') throw new Error(`${bytes}: ${media.uri}`)
      return await printableBytes(bytes)
    },
    close: () => closeAll(archives),
  }
}

/** By what is in it, or, for a part that holds nothing telling, by the name that the networks give. */
function isSocial(archive: Archive): boolean {
  if (/^(?:facebook|instagram)[-_].*\.zip$/i.test(archive.name)) return true
  for (const path of archive.files.keys()) if (classifyFile(path) || isSocialPath(path)) return true
  return false
}

async function closeAll(archives: readonly Archive[]): Promise<void> {
  await Promise.all(archives.map(archive => archive.close()))
}
