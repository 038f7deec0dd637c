import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { deeper, isDeep } from '../../../../tests/depth.ts'
import { findPostgres, startPostgres } from './start-postgres.ts'

// Takes long: nearly each test makes a cluster of its own and stops it: what is tested is the start and the end.

test('keeps what was written over a stop and a start, at the same address', async () => {
  const folder = freshFolder()
  const first = await started(folder)
  await ask(first.url, 'create table notes as select 1 as n')
  await first.stop()
  const second = await started(folder)
  expect(second.url).toBe(first.url)
  expect(await ask(second.url, 'select n from notes')).toEqual([{ n: 1 }])
})

test('writes to the disk before it says so, knows letters beyond ASCII, and lets nobody else in', async () => {
  const folder = freshFolder()
  const { url } = await started(folder)
  expect(await ask(url, "select current_setting('fsync') as fsync, lower('ÉÀ') as low")).toEqual([
    { fsync: 'on', low: 'éà' },
  ])
  for (const closed of ['data', 'sockets']) expect(statSync(join(folder, closed)).mode & 0o077).toBe(0)
  expect(statSync(join(folder, 'password')).mode & 0o077).toBe(0)
  const wrong = url.replace(/:[^:@/]+@/, ':guess@')
  await expect(ask(wrong, 'select 1')).rejects.toThrow('password authentication failed')
})

test.runIf(isDeep)('takes over a server that a killed parent left running', deeper, async () => {
  const folder = freshFolder()
  const parent = fork(join(import.meta.dirname, 'start-for-test.ts'), [folder])
  const [message] = await once(parent, 'message')
  onTestFinished(async () => (await startPostgres({ folder })).stop())
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  const adopted = await startPostgres({ folder })
  expect({ url: adopted.url, pid: adopted.pid }).toEqual(message)
})

test('recovers what was written when PostgreSQL is killed, though a statement still runs', async () => {
  const folder = freshFolder()
  const first = await started(folder)
  await ask(first.url, 'create table notes as select 1 as n')
  const busy = new Client({ connectionString: first.url })
  busy.on('error', () => undefined)
  await busy.connect()
  const endless = busy.query('select count(*) from generate_series(1, 1e15::bigint)').catch(() => 'ended')
  process.kill(first.pid, 'SIGKILL')
  const second = await started(folder)
  expect(await endless).toBe('ended')
  expect(second.pid).not.toBe(first.pid)
  expect(await ask(second.url, 'select n from notes')).toEqual([{ n: 1 }])
})

test('starts at once share one server', async () => {
  const folder = freshFolder()
  const both = await Promise.all([started(folder), started(folder)])
  expect(both[0].pid).toBe(both[1].pid)
  expect(await ask(both[1].url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test.runIf(isDeep)(
  'another process finds it while it runs, and nothing afterwards; stopping twice is stopping once',
  deeper,
  async () => {
    const folder = freshFolder()
    expect(await findPostgres({ folder })).toBeUndefined()
    const postgres = await started(folder)
    expect(await findPostgres({ folder })).toBe(postgres.url)
    await postgres.stop()
    await postgres.stop()
    expect(await findPostgres({ folder })).toBeUndefined()
  },
)

test.runIf(isDeep)('a folder with a long name works too', deeper, async () => {
  const folder = join(freshFolder(), 'a-folder-'.repeat(12))
  let sockets = ''
  onTestFinished(() => rmSync(sockets, { recursive: true }))
  const { url } = await started(folder)
  sockets = new URL(url).searchParams.get('host') ?? ''
  expect(await ask(url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test.runIf(isDeep)(
  'a data folder that PostgreSQL refuses is reported with its own words',
  deeper,
  async () => {
    const folder = freshFolder()
    await (await started(folder)).stop()
    unlinkSync(join(folder, 'data', 'global', 'pg_control'))
    await expect(startPostgres({ folder })).rejects.toThrow(/could not open file .*pg_control/)
  },
)

test.runIf(process.getuid?.() === 0)(
  'root in a closed home: data go where the other user can reach them',
  async () => {
    const home = freshFolder()
    chmodSync(home, 0o700)
    const folder = join(home, 'postgres')
    // what is registered last ends first: PostgreSQL, then its folder
    onTestFinished(() => rmSync(realpathSync(folder), { recursive: true }))
    const { url, pid } = await started(folder)
    expect(await ask(url, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).not.toMatch(/^Uid:\t0/m)
    expect(existsSync(join(folder, 'data', 'PG_VERSION'))).toBe(true)
  },
)

test.runIf(process.getuid?.() === 0)('an ordinary user runs it as is', () => {
  const folder = freshFolder()
  chmodSync(folder, 0o777)
  const program = join(import.meta.dirname, 'start-for-test.ts')
  const run = spawnSync(process.execPath, [program, join(folder, 'postgres'), 'stop'], {
    uid: 65_534,
    gid: 65_534,
    encoding: 'utf8',
  })
  expect(run.stderr).toBe('')
  expect(JSON.parse(run.stdout)).toEqual([{ n: 1 }])
})

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function started(folder: string) {
  const postgres = await startPostgres({ folder })
  onTestFinished(() => postgres.stop())
  return postgres
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
