import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { packagesNeeded } from './packages-needed.ts'

/** What a service runs with: what it imports, and the fonts that it sets with. */
export interface Program {
  /** The folder that has the program's `node_modules`. */
  root: string
  /** Folders of the program, without what is built before it runs. */
  rooms: readonly string[]
  /** Folders of packages of which only some folders are used, and those folders. */
  partly: { packages: readonly string[]; folders: readonly string[] }
}

/** Removes what the program does not run with from its `node_modules`. Gives the folders that were removed. */
export function prunePackages({ root, rooms, partly }: Program): string[] {
  const texts = rooms.flatMap(room => programFiles(join(root, room)))
  const needed = packagesNeeded(
    root,
    texts.map(file => readFileSync(file, 'utf8')),
  )
  for (const folder of partly.packages) needed.add(folder)
  const packages = packageFolders(join(root, 'node_modules')).filter(folder => !needed.has(folder))
  const parts = partly.packages.flatMap(folder =>
    subfolders(folder).filter(part => !partly.folders.includes(part)),
  )
  const removed = [...packages, ...parts]
  for (const folder of removed) rmSync(folder, { recursive: true, force: true })
  return removed
}

function programFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
}

/** All packages in a `node_modules`, and in those of the packages. */
function packageFolders(modules: string): string[] {
  const named = subfolders(modules).flatMap(folder =>
    /\/@[^/]+$/.test(folder) ? subfolders(folder) : [folder],
  )
  return named.flatMap(folder => {
    const inner = join(folder, 'node_modules')
    return [folder, ...(existsSync(inner) ? packageFolders(inner) : [])]
  })
}

function subfolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(entry => join(folder, entry.name))
}
