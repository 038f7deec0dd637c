import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBreaches } from './find-breaches.ts'
import { rooms } from './map.ts'

/** `node tests/arrows/check-arrows.ts [root]`: fails on what the map refuses, save the known breaches, which only shrink. */
const root = process.argv[2] ?? join(import.meta.dirname, '../..')
const knownFile = join(root, 'tests/arrows/known-breaches.txt')
const known = new Set(
  existsSync(knownFile) ? readFileSync(knownFile, 'utf8').split('\n').filter(Boolean) : [],
)
const found = new Set(findBreaches(roomFiles()))

for (const breach of found.difference(known)) console.error(`refused: ${breach}`)
for (const breach of known.difference(found)) console.error(`mended, take it off the list: ${breach}`)
process.exitCode = found.symmetricDifference(known).size === 0 ? 0 : 1

function roomFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const room of Object.keys(rooms)) {
    for (const name of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })) {
      if (/\.tsx?$/.test(name)) files.set(`${room}/${name}`, readFileSync(join(root, room, name), 'utf8'))
    }
  }
  return files
}
