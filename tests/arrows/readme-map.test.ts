import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOrders, rooms } from './map.ts'

const root = join(import.meta.dirname, '../..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const map = new Map(
  [...readme.matchAll(/^\| `([a-z]+)\/` \| (.+) \|$/gm)].map(([, room, text]) => [room, text]),
)

test('the map in the README has a row for each room, for the documents and for the files of operators', () => {
  expect([...map.keys()].sort()).toEqual([...Object.keys(rooms), 'deploy', 'docs'].sort())
})

test('what the map names in a room is there, or is a command', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const isCommand = (name: string) => name === 'npm start' || name in scripts
  const isAddress = (name: string) => name.startsWith('/')
  for (const [room, text] of map) {
    const named = [...String(text).matchAll(/`([^`]+)`/g)].map(([, name]) => String(name))
    const missing = named.filter(name => !isCommand(name) && !isAddress(name) && !isThere(`${room}`, name))
    expect(missing, room).toEqual([])
  }
})

test('of domain, the map names every folder', () => {
  const folders = folderOrders.find(({ parent }) => parent === 'domain')?.folders ?? []
  const missing = folders.filter(name => !name.includes('.') && !map.get('domain')?.includes(`\`${name}/\``))
  expect(missing).toEqual([])
})

test('every page and picture that the README leads to is there', () => {
  const links = [...readme.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, path]) => String(path))
  expect(links.length).toBeGreaterThan(15)
  expect(links.filter(path => !/^https?:/.test(path) && !existsSync(join(root, path)))).toEqual([])
})

/** In the room itself, or a folder below it of that name. */
function isThere(room: string, name: string): boolean {
  const here = join(root, room, name)
  if (existsSync(here)) return true
  return readdirSync(join(root, room)).some(inner => existsSync(join(root, room, inner, name)))
}
