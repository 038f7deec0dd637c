import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeQueues } from '#server/compose'
import { freshDatabase } from '../tests/database.ts'
import { backupCommand } from './backup-command.ts'
import { restoreCommand } from './restore-command.ts'

const secret = 'a secret that is long enough for tests'

async function installation({ empty = false } = {}) {
  const { url, drop } = await freshDatabase({ empty })
  const folder = await mkdtemp(join(tmpdir(), 'daybound-keep-'))
  onTestFinished(async () => {
    await drop()
    await rm(folder, { recursive: true, force: true })
  })
  return { url, folder, env: { DATABASE_URL: url, DATA_FOLDER: folder, LC_ALL: 'C', LOG_LEVEL: 'silent' } }
}

/** Exit code, and what the command printed. */
async function runCommand(command: () => Promise<number>): Promise<[number, string]> {
  const lines: string[] = []
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(line => void lines.push(line)),
    vi.spyOn(console, 'error').mockImplementation(line => void lines.push(line)),
  ]
  try {
    return [await command(), lines.join('\n')]
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

test('what one command makes, lists and verifies, the other restores, and puts the secret in place', async () => {
  const here = await installation()
  await makeQueues(here.url)
  const backups = join(here.folder, 'backups')
  await writeFile(join(here.folder, 'secret'), secret)
  const env = { ...here.env, BACKUP_TO: backups, BACKUP_SECRET: 'on' }
  expect(await runCommand(() => backupCommand(['list'], env))).toEqual([0, 'No backup is there.'])
  const [code, words] = await runCommand(() => backupCommand([], env))
  expect([code, words]).toEqual([
    0,
    expect.stringMatching(/^The backup \S+ was made and read back: \d+ tables, \d+ rows, 0 files\.$/),
  ])
  const name = words.split(' ')[2] ?? ''
  expect(await runCommand(() => backupCommand(['list'], env))).toEqual([0, expect.stringContaining(name)])
  expect(await runCommand(() => backupCommand(['verify', name], env))).toEqual([
    0,
    `The backup ${name} is whole.`,
  ])

  const there = await installation({ empty: true })
  const restored = await runCommand(() => restoreCommand([name, `--from=${backups}`], there.env))
  expect(restored).toEqual([0, expect.stringContaining(`The backup ${name} was restored`)])
  expect(await readFile(join(there.folder, 'secret'), 'utf8')).toBe(secret)
  expect(await runCommand(() => restoreCommand([name, `--from=${backups}`], there.env))).toEqual([
    1,
    'The database holds something; backups are restored into an empty one.',
  ])
})

test('what is asked for wrongly is said', async () => {
  const { env } = await installation()
  expect((await runCommand(() => backupCommand(['remove'], env)))[0]).toBe(2)
  expect((await runCommand(() => backupCommand(['verify'], env)))[0]).toBe(2)
  expect(await runCommand(() => backupCommand([], env))).toEqual([
    2,
    expect.stringContaining('set BACKUP_TO'),
  ])
  expect(await runCommand(() => backupCommand(['list', '--to=here'], env))).toEqual([
    1,
    expect.stringContaining('BACKUP_TO'),
  ])
  expect((await runCommand(() => restoreCommand([], env)))[0]).toBe(2)
  expect(await runCommand(() => restoreCommand(['x', '--from=/nowhere'], env))).toEqual([
    1,
    'There is no whole backup named x.',
  ])
})
