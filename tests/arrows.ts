import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Which room may import from which: the map in the README. A room may always import from itself. */
export const arrows: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  sources: ['domain'],
  press: ['domain', 'locales'],
  server: ['contract', 'domain', 'sources', 'press', 'locales'],
  sandbox: [],
  locales: [],
  web: ['contract', 'domain', 'locales'],
  cli: ['contract', 'domain', 'sources', 'press', 'server', 'sandbox', 'locales'],
  bench: ['contract', 'domain', 'sources', 'press', 'server', 'sandbox', 'locales', 'cli', 'tests'],
  tests: ['contract', 'domain', 'sources', 'press', 'server', 'sandbox', 'locales', 'web', 'cli'],
}

export interface Breach {
  file: string
  imports: string
}

/** Imports that the table does not have. `files` maps paths from the project's root to their text. */
export function breaches(files: ReadonlyMap<string, string>): Breach[] {
  return [...files].flatMap(([file, text]) => {
    const room = file.split('/')[0] ?? ''
    const allowed = arrows[room]
    // what stands beside a room's code to test it may use the builders of tests/
    const also = file.endsWith('.test.ts') ? ['tests', 'sandbox'] : []
    return importsOf(text).flatMap(imported => {
      const target = roomOf(imported, file)
      if (target === undefined || target === room || also.includes(target)) return []
      return allowed?.includes(target) ? [] : [{ file, imports: imported }]
    })
  })
}

/** All TypeScript files of the rooms, by path from the root. */
export function roomFiles(root: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const room of Object.keys(arrows)) {
    for (const name of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })) {
      if (/\.tsx?$/.test(name)) files.set(`${room}/${name}`, readFileSync(join(root, room, name), 'utf8'))
    }
  }
  return files
}

function importsOf(text: string): string[] {
  const pattern = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"]+)['"]|new URL\(\s*['"](\.[^'"]+)['"]/g
  return [...text.matchAll(pattern)].flatMap(match => match[1] ?? match[2] ?? [])
}

function roomOf(imported: string, file: string): string | undefined {
  if (imported.startsWith('#')) return imported.slice(1).split('/')[0]
  if (!imported.startsWith('.')) return undefined
  const [room] = normalize(join(dirname(file), imported)).split('/')
  return room !== undefined && room in arrows ? room : undefined
}
