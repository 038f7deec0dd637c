import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { majorOf } from '#server/kernel/db/embedded/cluster-state'
import { findBinaries } from '#server/kernel/db/embedded/find-binaries'
import { upgradePostgresCommand } from './upgrade-postgres-command.ts'

const ours = majorOf(findBinaries({ foreign: false, copies: tmpdir() }).postgres)

/** A folder with data of a major version of PostgreSQL, or without any; and the command on it: exit code, and what it printed. */
async function dataOf(major: number | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-upgrade-command-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const home = join(folder, 'postgres')
  await mkdir(join(home, 'data'), { recursive: true })
  if (major !== undefined) await writeFile(join(home, 'data', 'PG_VERSION'), `${major}\n`)
  return {
    folder,
    home,
    async run(args: readonly string[], more: Record<string, string> = {}) {
      const lines: string[] = []
      const spies = [
        vi.spyOn(console, 'log').mockImplementation(line => void lines.push(line)),
        vi.spyOn(console, 'error').mockImplementation(line => void lines.push(line)),
      ]
      const code = await upgradePostgresCommand(args, { DATA_FOLDER: folder, LC_ALL: 'C', ...more })
      for (const spy of spies) spy.mockRestore()
      return { code, output: lines.join('\n') }
    },
  }
}

test('who asks for something else is told what there is', async () => {
  const { run } = await dataOf(ours)
  for (const args of [['all'], ['remove-old', 'now']])
    expect(await run(args)).toMatchObject({ code: 2, output: expect.stringContaining('remove-old') })
})

test('data that are of this version are left as they are', async () => {
  const { run } = await dataOf(ours)
  expect(await run([])).toMatchObject({ code: 0 })
})

test('without data of our own, or with a database elsewhere, there is nothing to do', async () => {
  const none = await dataOf(undefined)
  expect(await none.run([])).toMatchObject({ code: 1, output: expect.stringContaining(none.home) })
  const elsewhere = await dataOf(ours - 1)
  const env = { DATABASE_URL: 'postgresql://daybound@db.example/daybound' }
  expect(await elsewhere.run([], env)).toMatchObject({
    code: 1,
    output: expect.stringContaining(elsewhere.home),
  })
})

test('data of a newer version are refused, with both versions', async () => {
  const { run } = await dataOf(ours + 1)
  const { code, output } = await run([])
  expect([code, output]).toEqual([1, expect.stringContaining(String(ours + 1))])
  expect(output).toContain(String(ours))
})

test('older data want the programs that can read them: it says which package has them, and takes no others', async () => {
  const { run, folder } = await dataOf(ours - 1)
  const binaries = join(folder, 'programs')
  await mkdir(join(binaries, 'bin'), { recursive: true })
  const postgres = join(binaries, 'bin', 'postgres')
  const refused = { code: 1, output: expect.stringContaining(`postgresql-${ours - 1}`) }
  expect(await run([])).toMatchObject(refused)
  // programs that are not there, by a path that is none from here, and of another version
  expect(await run([], { BINARIES: binaries })).toMatchObject(refused)
  await writeFile(postgres, `#!/bin/sh\necho "postgres (PostgreSQL) ${ours}.1"\n`)
  await chmod(postgres, 0o755)
  expect(await run([], { BINARIES: 'programs' })).toMatchObject(refused)
  expect(await run([], { BINARIES: binaries })).toMatchObject(refused)
})

test('what the data were is removed once they are of this version, and not before', async () => {
  const before = await dataOf(ours - 1)
  const after = await dataOf(ours)
  const nothing = await after.run(['remove-old'])
  expect(nothing.code).toBe(1)
  for (const { home } of [before, after]) await mkdir(join(home, `data-${ours - 1}`))
  expect(await before.run(['remove-old'])).toEqual(nothing)
  expect(await after.run(['remove-old'])).toMatchObject({ code: 0 })
  expect([before, after].map(({ home }) => existsSync(join(home, `data-${ours - 1}`)))).toEqual([true, false])
})
