import type { Media } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import type { Archive, Refusal } from './archive/archive.ts'
import { ARCHIVE_LIMITS } from './archive/archive-limits.ts'
import { mediaIndex } from './archive/media-index.ts'
import { openArchives } from './archive/open-archives.ts'
import { mediaAwaiter, mediaOpener } from './archive/open-media.ts'
import { namedBy, unnamedPictures } from './archive/unnamed-pictures.ts'
import { classifyFile, isSocialPath } from './classify-file.ts'
import { isOwnExport, isWhole } from './daybound/read-export.ts'
import type { History } from './history.ts'
import { printableBytes } from './pictures/printable-bytes.ts'
import { isReadable, type ReadArchives, type ReadOptions, readArchives } from './read-archives.ts'
import { readOwner } from './read-owner.ts'

export interface CountedHistory extends History, ReadItems, HistoryMedia {}

/** All that the words of archives give. */
export interface ReadItems extends ReadArchives {
  /** Display name of the account, where an archive holds it. */
  owner?: string
}

/** What opens the pictures that items name. */
export interface HistoryMedia {
  /** The bytes of a media as they stand in the archive, or why there are none; throws ArchiveError where they are broken. */
  openMedia(media: Media): Promise<Buffer | 'missing' | 'remote'>
  /** Whether a medium may come yet, while archives are on their way. */
  isAwaited(media: Media): boolean
  /** Bytes that sharp can decode (HEIC is converted); throws where there are none. */
  openPicture(media: Media): Promise<Buffer>
  /** Pictures that nothing of what was read names, for the receipt. */
  listUnnamed(read: Pick<ReadItems, 'given' | 'receipt'>): ReceiptLine[]
  close(): Promise<void>
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
    const items = await readItems(archives, options)
    if (!('refused' in items)) return { ...items, ...historyMedia(archives) }
    await closeAll(archives)
    return items
  } catch (error) {
    await closeAll(archives)
    throw error
  }
}

/** The items of opened archives, without their pictures. */
export async function readItems(
  archives: readonly Archive[],
  options: ReadOptions,
): Promise<ReadItems | Refusal> {
  const own = archives.find(isOwnExport)
  if (own)
    return isWhole(own)
      ? { refused: 'own-export', archive: own.name }
      : { refused: 'truncated-zip', archive: own.name, arriving: true }
  const strange = archives.find(archive => !isSocial(archive))
  if (strange) return { refused: 'wrong-archive', archive: strange.name }
  const late = archives.find(archive => !isReadable(archive))
  if (late) return { refused: 'truncated-zip', archive: late.name, arriving: true }
  const read = await readArchives(archives, options)
  if (read.items.length === 0)
    return { refused: 'empty-archive', archive: archives.map(({ name }) => name).join(', ') }
  const owner = await readOwner(archives)
  return { ...read, ...(owner !== undefined && { owner }) }
}

/** The pictures of opened archives; closes these in the end. */
export function historyMedia(archives: readonly Archive[]): HistoryMedia {
  const index = mediaIndex(archives)
  const open = mediaOpener(archives, index)
  return {
    openMedia: open,
    isAwaited: mediaAwaiter(archives, index),
    async openPicture(media) {
      const bytes = await open(media)
      if (typeof bytes === 'string') throw new Error(`${bytes}: ${media.uri}`)
      return await printableBytes(bytes)
    },
    listUnnamed: read => unnamedPictures(archives, namedBy(namedUris(read))),
    close: () => closeAll(archives),
  }
}

/** Names of all media that were read, also of those that the receipt says stayed out. */
export function namedUris({ given, receipt }: Pick<ReadItems, 'given' | 'receipt'>): string[] {
  return [
    ...given.flatMap(({ media }) => media.map(({ uri }) => uri)),
    ...receipt.flatMap(({ what, id }) => (what === 'photo' ? id : [])),
  ]
}

/** By what is in it, or, for a part that holds nothing telling, by the name that the networks give. */
export function isSocial(archive: Archive): boolean {
  if (/^(?:facebook|instagram)[-_].*\.zip$/i.test(archive.name)) return true
  for (const path of archive.files.keys()) if (classifyFile(path) || isSocialPath(path)) return true
  return false
}

export async function closeAll(archives: readonly Archive[]): Promise<void> {
  await Promise.all(archives.map(archive => archive.close()))
}
