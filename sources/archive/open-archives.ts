import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Archive, Refusal } from './archive.ts'
import { ARCHIVE_LIMITS, type ArchiveLimits } from './archive-limits.ts'
import type { Arrival } from './arriving-bytes.ts'
import { isJunk } from './entry-path.ts'
import { openFolder } from './open-folder.ts'
import { openZip } from './open-zip.ts'

/**
 * Opens ZIPs, unpacked folders and folders that hold nothing but ZIPs (each is a part), in the order given.
 * The first that must be refused refuses all, and closes what was open. `names` says by path what is called otherwise than
 * its file, `arrivals` which are still on their way, or came in another order than they have.
 */
export async function openArchives(
  paths: readonly string[],
  limits: ArchiveLimits = ARCHIVE_LIMITS,
  names: ReadonlyMap<string, string> = new Map(),
  arrivals: ReadonlyMap<string, Arrival> = new Map(),
): Promise<Archive[] | Refusal> {
  const archives: Archive[] = []
  const openedPaths = new Set<string>()
  for (const path of paths) {
    for (const part of await partsOf(path)) {
      if (openedPaths.has(part.path)) continue
      openedPaths.add(part.path)
      const opened = await openPart(part, limits, arrivals.get(path))
      const name = names.get(path)
      if ('refused' in opened) {
        await Promise.all(archives.map(archive => archive.close()))
        return name === undefined ? opened : { ...opened, archive: name }
      }
      archives.push(name === undefined ? opened : { ...opened, name })
    }
  }
  return archives
}

type Part = { kind: 'zip' | 'folder' | 'nothing'; path: string }

async function openPart(
  part: Part,
  limits: ArchiveLimits,
  arrival: Arrival | undefined,
): Promise<Archive | Refusal> {
  if (part.kind === 'zip') return await openZip(part.path, limits, arrival)
  if (part.kind === 'folder') return await openFolder(part.path, limits)
  return { refused: 'not-found', archive: basename(part.path) }
}

async function partsOf(path: string): Promise<Part[]> {
  try {
    const real = await realpath(path)
    const stats = await stat(real)
    if (stats.isFile()) return [{ kind: 'zip', path: real }]
    if (!stats.isDirectory()) return [{ kind: 'nothing', path }]
    const zips = await onlyZips(real)
    return zips ?? [{ kind: 'folder', path: real }]
  } catch (error) {
    if (isUnreachable(error)) return [{ kind: 'nothing', path }]
    throw error
  }
}

async function onlyZips(folder: string): Promise<Part[] | undefined> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(entry => !isJunk(entry.name))
  const isZip = entries.map(entry => entry.isFile() && entry.name.toLowerCase().endsWith('.zip'))
  if (entries.length === 0 || isZip.includes(false)) return undefined
  const names = entries.map(entry => entry.name).sort()
  return names.map(name => ({ kind: 'zip', path: join(folder, name) }))
}

function isUnreachable(error: unknown): boolean {
  const codes: unknown[] = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP', 'ENAMETOOLONG']
  return error instanceof Error && 'code' in error && codes.includes(error.code)
}
