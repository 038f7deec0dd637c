import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { folderPlace } from '#server/backup/folder-place'
import { readManifest } from '#server/backup/manifest'
import { findPostgres } from '#server/kernel/db/embedded/start-postgres'
import { migrateTo } from '#server/kernel/db/migrate'
import { freshDatabase } from '../../tests/database.ts'
import { freePort } from '../../tests/free-port.ts'
import { runServices } from './run-services.ts'

// Takes long: starts the whole service several times, as `npm start` does.

// A part that is healthy at once, and notes that it was started and ended.
const part = `
  const fs = require('fs')
  const note = what => fs.appendFileSync(process.env.NOTES, process.argv[2] + ' ' + what + '\\n')
  process.once('message', ({ databaseUrl }) => {
    const up = () => { note('up ' + process.pid + ' ' + new URL(databaseUrl).pathname); note(process.execArgv.join(' ')); process.send('ready') }
    if (process.argv[2] !== 'api') up()
    else require('http').createServer((req, res) => res.end()).listen(process.env.PORT, '127.0.0.1', up)
  })
  process.on('SIGTERM', () => { note('down'); process.exit(0) })
  process.on('disconnect', () => process.exit(0))
  setInterval(() => {}, 1000)
`

test('brings its own PostgreSQL, says the address when it answers, and ends the parts before PostgreSQL', async () => {
  const studio = await start({ args: ['--services=postgres,api,worker'], env: { SANDBOX: 'off' } })
  expect(await studio.lineWith('Daybound is open')).toBe(`Daybound is open: http://localhost:${studio.port}`)
  expect(await studio.lineWith('There is no staff yet')).toContain(
    `http://localhost:${studio.port}/login/invitation?key=`,
  )
  expect(await findPostgres({ folder: join(studio.data, 'postgres') })).toBeDefined()
  studio.stop()
  expect(await studio.code).toBe(0)
  expect(await findPostgres({ folder: join(studio.data, 'postgres') })).toBeUndefined()
  expect(studio.notes().filter(note => note.endsWith('down'))).toHaveLength(2)
  expect(studio.notes().filter(note => note.includes('--max-semi-space-size=16'))).toHaveLength(2)
  expect(statSync(join(studio.data, 'secret')).mode & 0o777).toBe(0o600)
})

test('a killed part and a killed PostgreSQL come back', async () => {
  const studio = await start({ args: ['--services=postgres,worker'] })
  await studio.lineWith('Started')
  process.kill(Number(/up (\d+)/.exec(studio.notes()[0] ?? '')?.[1]), 'SIGKILL')
  expect(await studio.lineWith('worker ended')).toBe('worker ended unexpectedly and was started again.')
  const pidFile = join(studio.data, 'postgres', 'data', 'postmaster.pid')
  process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL')
  await studio.lineWith('PostgreSQL ended')
  expect(await findPostgres({ folder: join(studio.data, 'postgres') })).toBeDefined()
  studio.stop()
  expect(await studio.code).toBe(0)
})

test('with DATABASE_URL it starts no PostgreSQL, and brings that one to the present, of which it keeps a backup before', async () => {
  const { url, drop } = await freshDatabase({ empty: true })
  onTestFinished(drop)
  const client = new Client({ connectionString: url })
  await client.connect()
  await migrateTo(client, ['0001-studio.sql', '0002-workers.sql'])
  await client.end()
  const studio = await start({ args: ['--services=postgres,worker'], env: { DATABASE_URL: url } })
  const kept = await studio.lineWith('The database was kept as')
  const [, name = ''] = /kept as (\S+) in/.exec(kept) ?? []
  const backup = await readManifest(folderPlace(join(studio.data, 'before-upgrade')), name)
  expect(backup?.migrations.map(migration => migration.name)).toEqual(['0001-studio.sql', '0002-workers.sql'])
  await studio.lineWith('Started')
  expect(studio.notes()[0]).toContain(new URL(url).pathname)
  studio.stop()
  expect(await studio.code).toBe(0)
  expect(await findPostgres({ folder: join(studio.data, 'postgres') })).toBeUndefined()
})

test('a DATABASE_URL that nobody answers at is waited for, and says so', async () => {
  const { url, drop } = await freshDatabase({ empty: true })
  onTestFinished(drop)
  // the same server by a port that leads to it only later
  const port = await freePort()
  const away = new URL(url)
  const sockets = away.searchParams.get('host')
  away.search = ''
  away.host = `127.0.0.1:${port}`
  const studio = await start({ args: ['--services=postgres,worker'], env: { DATABASE_URL: away.href } })
  expect(await studio.lineWith('PostgreSQL cannot be reached and is waited for')).toContain('ECONNREFUSED')
  const door = createServer(client => {
    const server = createConnection(`${sockets}/.s.PGSQL.5432`)
    for (const end of [client, server]) end.on('error', () => undefined)
    client.pipe(server).pipe(client)
  }).listen(port, '127.0.0.1')
  onTestFinished(() => void door.close())
  await studio.lineWith('Started')
  expect(studio.lines.filter(line => line.includes('waited for'))).toHaveLength(1)
  studio.stop()
  expect(await studio.code).toBe(0)
})

test('a start that waits for its database can be stopped', async () => {
  const away = `postgres://nobody@127.0.0.1:${await freePort()}/none`
  const studio = await start({ args: ['--services=postgres,worker'], env: { DATABASE_URL: away } })
  await studio.lineWith('PostgreSQL cannot be reached and is waited for')
  studio.stop()
  expect(await studio.code).toBe(0)
})

test('a second one on the same folder is refused and leaves the first alone', async () => {
  const first = await start({ args: ['--services=postgres,worker'] })
  await first.lineWith('Started')
  const second = await start({ args: ['--services=postgres,worker'], data: first.data })
  expect(await second.code).toBe(1)
  expect(second.lines).toEqual([`Another Daybound is using "${join(first.data, 'postgres')}".`])
  expect(await findPostgres({ folder: join(first.data, 'postgres') })).toBeDefined()
  first.stop()
  expect(await first.code).toBe(0)
})

test('one start plays the sandbox of a database: another is refused, until the first has ended', async () => {
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  const play = () => start({ args: ['--services=api,sandbox'], env: { DATABASE_URL: url } })
  const first = await play()
  await first.lineWith('Daybound is open')
  const second = await play()
  expect(await second.code).toBe(1)
  expect(second.lines).toEqual([
    'Another start plays the sandbox for this database, and only one can: a login that begins there would not come back here. To run several, set the keys of a login and SANDBOX=off.',
  ])
  first.stop()
  expect(await first.code).toBe(0)
  await (await play()).lineWith('Daybound is open')
})

test('a taken port is said in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => other.once('listening', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const studio = await start({ args: [], port })
  expect(await studio.code).toBe(1)
  expect(studio.lines).toEqual([
    `127.0.0.1:${port} is taken by another program. End it, or choose another PORT.`,
  ])
})

test.each([
  [{ LOG_LEVEL: 'loud' }, [], 'The setting LOG_LEVEL is wrong: it is none of the possible values'],
  [
    {},
    ['--services=mail'],
    'Unknown option "mail". Usage: npm start -- --services=postgres,api,worker,sandbox,web',
  ],
  [
    {},
    ['--services=api,web'],
    'The sandbox is on (no login has keys), but this start does not play it, so nobody could log in. Set the keys of a login, or SANDBOX=off, or add sandbox to --services.',
  ],
  [{ LC_ALL: 'zh_TW.UTF-8' }, ['--services=web'], 'web 由 api 提供，請一併啟動 api。'],
])('%j with %j ends with 1 and a sentence', async (env, args, sentence) => {
  const studio = await start({ env, args })
  expect(await studio.code).toBe(1)
  expect(studio.lines).toEqual([sentence])
})

test('parts apart need a PostgreSQL that runs', async () => {
  const studio = await start({ args: ['--services=worker'] })
  expect(await studio.code).toBe(1)
  expect(studio.lines[0]).toContain('Set DATABASE_URL, or start postgres as well.')
})

interface StudioOptions {
  args: string[]
  env?: Record<string, string>
  data?: string
  port?: number
}

async function start({ args, env, data, port }: StudioOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const partFile = join(folder, 'part.cjs')
  const notes = join(folder, 'notes')
  writeFileSync(partFile, part)
  writeFileSync(notes, '')
  const stopping = new AbortController()
  const lines: string[] = []
  const listeners = new Set<() => void>()
  const hear = (line: string) => {
    lines.push(line)
    for (const listener of listeners) listener()
  }
  const own = { data: data ?? join(folder, 'data'), port: port ?? (await freePort()) }
  const code = runServices({
    args,
    env: { DATA_FOLDER: own.data, PORT: String(own.port), NOTES: notes, ...env },
    root: folder,
    partFile,
    say: hear,
    complain: hear,
    relay: () => undefined,
    stopSignal: stopping.signal,
    forced: new AbortController().signal,
  })
  onTestFinished(async () => {
    stopping.abort()
    await code
  })
  return {
    ...own,
    code,
    lines,
    notes: () => readFileSync(notes, 'utf8').trim().split('\n'),
    stop: () => stopping.abort(),
    lineWith: (start: string) =>
      new Promise<string>((resolve, reject) => {
        const look = () => {
          const line = lines.find(printed => printed.startsWith(start))
          if (line !== undefined) resolve(line)
        }
        listeners.add(look)
        look()
        code.then(() => reject(new Error(`ended before "${start}": ${lines.join('\n')}`)))
      }),
  }
}
