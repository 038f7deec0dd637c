import { constants } from 'node:fs'
import { lstat, open, readdir, readlink, realpath } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Archive, Refusal } from './archive.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveLimits } from './archive-limits.ts'
import { isJunk, safePath } from './entry-path.ts'

type ListedFile = { path: string; size: number }

/** One unpacked folder. Symlinks inside it are not followed; one that leads out of it refuses the whole. */
export async function openFolder(path: string, limits: ArchiveLimits): Promise<Archive | Refusal> {
  const root = await realpath(path)
  const name = basename(root)
  const listed: ListedFile[] = []
  const refused = await walk(root, '', listed, limits)
  if (refused) return { ...refused, archive: name }
  if (listed.length === 0) return { refused: 'empty-archive', archive: name }
  listed.sort((a, b) => (a.path < b.path ? -1 : 1))
  return archiveOf(name, root, new Map(listed.map(file => [file.path, file])))
}

async function walk(
  root: string,
  folder: string,
  listed: ListedFile[],
  limits: ArchiveLimits,
): Promise<Omit<Refusal, 'archive'> | undefined> {
  const folders: string[] = []
  const files: string[] = []
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (safePath(path) === undefined) return { refused: 'unsafe-path', path }
    if (entry.isSymbolicLink() && (await leadsOut(root, path))) return { refused: 'symlink', path }
    if (isJunk(path)) continue
    if (entry.isDirectory()) folders.push(path)
    if (entry.isFile()) files.push(path)
  }
  listed.push(
    ...(await Promise.all(files.map(async path => ({ path, size: (await lstat(join(root, path))).size })))),
  )
  if (listed.length > limits.entries) return { refused: 'wrong-archive' }
  for (const path of folders) {
    const refused = await walk(root, path, listed, limits)
    if (refused) return refused
  }
  return undefined
}

async function leadsOut(root: string, path: string): Promise<boolean> {
  const link = join(root, path)
  const target = await realpath(link).catch(async () => resolve(dirname(link), await readlink(link)))
  const way = relative(root, target)
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)
}

function archiveOf(name: string, root: string, files: ReadonlyMap<string, ListedFile>): Archive {
  const openFile = async (path: string) => {
    if (!files.has(path)) throw new ArchiveError('no-such-file', path)
    // O_NOFOLLOW: a file that became a symlink since it was listed is not read.
    const handle = await open(join(root, path), constants.O_RDONLY | constants.O_NOFOLLOW).catch(
      (error: unknown) => {
        throw new ArchiveError('broken-file', path, error)
      },
    )
    return handle
  }
  return {
    name,
    files,
    isHere: path => files.has(path),
    stream: async path => (await openFile(path)).createReadStream(),
    read: async (path, maxBytes) => {
      const handle = await openFile(path)
      try {
        if ((await handle.stat()).size > maxBytes) throw new ArchiveError('file-too-large', path)
        return await handle.readFile()
      } finally {
        await handle.close()
      }
    },
    close: async () => undefined,
  }
}
