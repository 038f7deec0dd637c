import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildWebIfStale, type WebBuild } from './build-web.ts'

const good = (out: string) => [
  '-e',
  'const fs = require("fs"); fs.mkdirSync(process.argv[1]); fs.copyFileSync("web/app.ts", process.argv[1] + "/app.js")',
  out,
]

test('builds once for the same sources, again when they change', async () => {
  const { build, built, root } = project()
  const first = await build(good)
  expect(readFileSync(join(first, 'app.js'), 'utf8')).toBe('one')
  expect(await build(good)).toBe(first)
  expect(built).toHaveLength(1)
  writeFileSync(join(root, 'web', 'app.ts'), 'two')
  expect(readFileSync(join(await build(good), 'app.js'), 'utf8')).toBe('two')
})

test('what was built before it was shipped is served as it is, and built anew once its sources have changed', async () => {
  const { build, built, root, buildsFolder } = project()
  const shippedFolder = join(root, 'shipped')
  const shipped = await build(good, { buildsFolder: shippedFolder })
  const start = () => build(good, { shippedFolder })
  expect(await start()).toBe(shipped)
  expect([built.length, existsSync(buildsFolder)]).toEqual([1, false])
  writeFileSync(join(root, 'web', 'app.ts'), 'two')
  expect(await start()).toMatch(buildsFolder)
  expect(readdirSync(shippedFolder)).toHaveLength(1)
})

test('tests are no source of the web app', async () => {
  const { build, built, root } = project()
  await build(good)
  writeFileSync(join(root, 'web', 'app.test.ts'), 'x')
  await build(good)
  expect(built).toHaveLength(1)
})

test('a failing build says why, leaves nothing, and is tried again', async () => {
  const { build, buildsFolder } = project()
  const bad = () => ['-e', 'console.error("no such page"); process.exit(1)']
  await expect(build(bad)).rejects.toThrow('no such page')
  expect(readdirSync(buildsFolder)).toEqual([])
  expect(readFileSync(join(await build(good), 'app.js'), 'utf8')).toBe('one')
})

test('only the build before is kept beside the new one', async () => {
  const { build, buildsFolder, root } = project()
  for (const text of ['a', 'b', 'c', 'd']) {
    writeFileSync(join(root, 'web', 'app.ts'), text)
    await build(good)
  }
  expect(readdirSync(buildsFolder)).toHaveLength(2)
})

test('what another process builds stays, what a dead one began goes', async () => {
  const { build, buildsFolder } = project()
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  for (const builder of [process.ppid, dead])
    mkdirSync(join(buildsFolder, `unfinished-${builder}`), { recursive: true })
  await build(good)
  expect(readdirSync(buildsFolder)).toHaveLength(2)
  expect(readdirSync(buildsFolder)).toContain(`unfinished-${process.ppid}`)
})

function project() {
  const root = mkdtempSync(join(tmpdir(), 'build-web-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'web'))
  writeFileSync(join(root, 'web', 'app.ts'), 'one')
  const buildsFolder = join(root, 'kept')
  const built: true[] = []
  const signal = new AbortController().signal
  const build = (command: (out: string) => string[], folders: Partial<WebBuild> = {}) =>
    buildWebIfStale({ root, buildsFolder, onBuild: () => built.push(true), signal, command, ...folders })
  return { build, built, buildsFolder, root }
}
