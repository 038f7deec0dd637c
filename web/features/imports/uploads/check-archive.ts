import { isCutShort } from './directory-of.ts'

export type ArchiveTrouble = 'empty' | 'unpacked' | 'otherPack' | 'picture' | 'cutShort' | 'notZip'

/** What is wrong with a file that was given as an archive; undefined when it can be sent. */
export async function checkArchive(
  file: Pick<File, 'name' | 'size' | 'slice'>,
): Promise<ArchiveTrouble | undefined> {
  if (file.size === 0) return 'empty'
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  if (zipStarts.some(magic => magic.every((byte, at) => start[at] === byte)))
    return (await isCutShort(file)) ? 'cutShort' : undefined
  const ending = file.name.toLowerCase().split('.').at(-1) ?? ''
  return endings.find(([extensions]) => extensions.includes(ending))?.[1] ?? 'notZip'
}

// PKWARE APPNOTE 4.3: a file in the archive, an archive without files, one part of several
const zipStarts = [
  [0x50, 0x4b, 3, 4],
  [0x50, 0x4b, 5, 6],
  [0x50, 0x4b, 7, 8],
]

const endings: readonly [readonly string[], ArchiveTrouble][] = [
  [['json', 'html', 'htm'], 'unpacked'],
  [['tgz', 'gz', 'tar', 'rar', '7z', 'bz2', 'xz'], 'otherPack'],
  [['jpg', 'jpeg', 'png', 'webp', 'gif', 'heic', 'heif', 'avif', 'mp4', 'mov'], 'picture'],
]
