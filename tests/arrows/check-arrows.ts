import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBreaches } from './find-breaches.ts'
import { findTableBreaches } from './find-table-breaches.ts'
import { rooms } from './map.ts'

/** `node tests/arrows/check-arrows.ts [root]`: fails on what the map refuses. */
const root = process.argv[2] ?? join(import.meta.dirname, '../..')
const files = roomFiles()
const breaches = [...findBreaches(files), ...findTableBreaches(files)]
for (const breach of breaches) console.error(`refused: ${breach}`)
process.exitCode = breaches.length === 0 ? 0 : 1

function roomFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const room of Object.keys(rooms)) {
    for (const name of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })) {
      if (/\.tsx?$/.test(name)) files.set(`${room}/${name}`, readFileSync(join(root, room, name), 'utf8'))
    }
  }
  return files
}
