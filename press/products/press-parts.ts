import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fontPackages } from '../text/font-families.ts'
import { type Lock, packagesReached } from './packages-reached.ts'

/** All that pages are made by: files by their path from the root, and packages as `name@version`, each in order. */
export interface PressParts {
  files: Map<string, Buffer>
  packages: string[]
}

/** The press's own files, what they import from other rooms, and the packages of both with all that those need. */
export function pressParts(lock: Lock = readLock()): PressParts {
  const files = new Map<string, Buffer>()
  const packages = new Set(fontPackages())
  const waiting = readdirSync(join(root, 'press'), { recursive: true, encoding: 'utf8' })
    // the audit reads finished pages and makes none
    .filter(name => /\.(ts|typ|otf)$/.test(name) && !/\.test\.ts$|^audit[/\\]/.test(name))
    .map(name => join('press', name))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue
    const bytes = readFileSync(join(root, path))
    files.set(path, bytes)
    if (!path.endsWith('.ts')) continue
    for (const name of importsOf(bytes.toString())) {
      const file = fileOf(name, path)
      if (file !== undefined) waiting.push(file)
      else if (!name.startsWith('node:')) packages.add(packageOf(name))
    }
  }
  return {
    files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
    packages: packagesReached(packages, lock),
  }
}

export function readLock(): Lock {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const { imports: rooms } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

function importsOf(text: string): string[] {
  const pattern = /^(?:import|export|\}).*? from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm
  return [...text.matchAll(pattern)].flatMap(match => match[1] ?? match[2] ?? match[3] ?? [])
}

// A file inside a package is of the package.
const packageOf = (name: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

// The file in this project that `name` means in `path`; undefined for a package.
function fileOf(name: string, path: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(path), name)
  const room = /^#[^/]+\//.exec(name)?.[0]
  if (room === undefined) return undefined
  const pattern: string = rooms[`${room}*`]
  return relative(root, join(root, pattern.replace('*', name.slice(room.length))))
}
