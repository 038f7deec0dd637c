import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { startFauxqs } from 'fauxqs'
import { Client } from 'pg'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../tests/database.ts'
import { type ImportFixture, importFixture } from '../../tests/imports/import-fixture.ts'
import { photo, smallZip } from '../../tests/imports/small-zip.ts'
import { folderFiles } from '../adapters/files/folder-files.ts'
import { makeQueues } from '../compose.ts'
import { alone } from './alone.ts'
import { watchBackups } from './backup-figures.ts'
import { backupJob } from './backup-job.ts'
import { DamagedBackup, fileKey } from './checked-part.ts'
import { folderPlace } from './folder-place.ts'
import { fingerprintOf, makeBackup } from './make-backup.ts'
import { listBackups, type Manifest, manifestKey, readManifest } from './manifest.ts'
import type { BackupPlace } from './place.ts'
import { removeBackups } from './remove-backups.ts'
import { restoreBackup, secretIn } from './restore-backup.ts'
import { s3Place } from './s3-place.ts'
import { storeIsEmpty } from './store-is-empty.ts'
import { isVerificationDue, verifyAndNote } from './verifications.ts'
import { verifyBackup } from './verify-backup.ts'

// Takes long: a life is imported, kept in a folder and in a bucket, restored from both, and compared row by row.

let life: ImportFixture
const odd = 'tab\t, line\n, back\\slash, \\N, 「字」 and 🎉'
beforeAll(async () => {
  life = await importFixture()
  const { deps, folder, database } = life
  await makeQueues(database.url)
  const book = await life.newBook()
  const posts = [
    { time: 1_646_400_000, text: odd, photos: ['1.jpg'] },
    { time: 1_646_500_000, text: '海邊', photos: ['2.jpg', '3.jpg'] },
  ]
  const pictures = { '1.jpg': await photo(1), '2.jpg': await photo(2), '3.jpg': await photo(3) }
  await life.bring(book, await smallZip(folder, 'facebook.zip', posts, pictures))
  await query(
    database.url,
    `insert into jobs.job (name, data, state) values ('cleanup', '{"n": 1}', 'created'), ('cleanup', '{}', 'completed')`,
  )
  expect((await deps.db.execute('select from items')).rowCount).toBe(2)
})
afterAll(() => life.close())

const secret = { value: 'a secret that is long enough for tests', isIncluded: false }
const make = (place: BackupPlace, { at = '2026-11-23T03:00:00Z', of = {} } = {}) =>
  makeBackup(
    { databaseUrl: life.database.url, files: life.deps.files, secret, version: '0.1.0', ...of },
    place,
    () => new Date(at),
  )

const places: Record<string, () => Promise<BackupPlace>> = {
  'a folder': async () => folderPlace(await newFolder()),
  'a bucket': async () => {
    const server = await startFauxqs({ port: 0, logger: false })
    onTestFinished(() => server.stop())
    server.createBucket('kept')
    const place = s3Place({
      bucket: 'kept',
      prefix: 'days/',
      region: 'us-east-1',
      endpoint: server.address,
      forcePathStyle: true,
      scratch: await newFolder(),
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    })
    onTestFinished(() => place.close())
    return place
  },
}

describe.each(Object.entries(places))('backups in %s', (_, open) => {
  test('what is restored is what was there: every row, every file, what waits to be done, and the next numbers', async () => {
    const place = await open()
    const { name, manifest } = await make(place, { of: { secret: { ...secret, isIncluded: true } } })
    await verifyBackup(place, manifest)
    const target = await emptyTarget()
    expect(await restoreBackup(place, name, target)).toEqual({ manifest })
    expect(await rowsOf(target.databaseUrl)).toEqual(await rowsOf(life.database.url))
    expect(await query(target.databaseUrl, 'select data, state from jobs.job')).toEqual([
      { data: { n: 1 }, state: 'created' },
    ])
    expect(await sequencesOf(target.databaseUrl)).toEqual(await sequencesOf(life.database.url))
    const names = await query(life.database.url, `select distinct key from file_uses where kind = 'files'`)
    expect(names.length).toBeGreaterThanOrEqual(3)
    expect(manifest.files?.count).toBe(names.length)
    for (const { key } of names)
      expect(await target.files.read(String(key))).toEqual(await life.deps.files.read(String(key)))
    expect(await secretIn(place, manifest)).toBe(secret.value)
  })

  test('files are kept once for all backups; those that no other names go with theirs', async () => {
    const place = await open()
    const older = await make(place, { at: '2026-11-22T03:00:00Z' })
    const only = Readable.from([Buffer.from('a file that only the older one names')])
    const { sha256 } = await place.write('beside', only)
    await place.write(fileKey(sha256), Readable.from([Buffer.from('a file that only the older one names')]))
    await query(
      life.database.url,
      `insert into file_uses (holder, kind, key) values ('test', 'files', '${sha256}')`,
    )
    const with1 = await make(place, { at: '2026-11-22T04:00:00Z' })
    await query(life.database.url, `delete from file_uses where holder = 'test'`)
    const newest = await make(place)
    expect(await removeBackups(place, { days: 1, weeks: 0 })).toEqual([older.name, with1.name])
    expect(await listBackups(place)).toEqual({ whole: [newest.name], unfinished: [] })
    expect(await place.has(fileKey(sha256))).toBe(false)
    await verifyBackup(place, newest.manifest)
  })
})

test('a backup that is cut short anywhere is none: nothing restores it, and the next time it is removed', async () => {
  const inner = folderPlace(await newFolder())
  let writes = 0
  const cutAt = (most: number): BackupPlace => ({
    ...inner,
    write: (key, bytes) => (++writes > most ? Promise.reject(new Error('cut')) : inner.write(key, bytes)),
  })
  const { name: whole, manifest } = await make(cutAt(Number.POSITIVE_INFINITY), {
    at: '2026-11-22T03:00:00Z',
  })
  const beforeManifest = manifest.tables.length + 1
  const target = await emptyTarget()
  for (const most of [1, beforeManifest]) {
    writes = 0
    await expect(make(cutAt(most))).rejects.toThrow('cut')
    const { unfinished, ...left } = await listBackups(inner)
    expect(left.whole).toEqual([whole])
    expect(unfinished).toHaveLength(1)
    for (const name of unfinished)
      expect(await restoreBackup(inner, name, target)).toEqual({ refused: 'no-such-backup' })
    await removeBackups(inner, { days: 0, weeks: 0 })
    expect(await listBackups(inner)).toEqual({ whole: [whole], unfinished: [] })
    await verifyBackup(inner, manifest)
  }
})

test.each([
  ['copies files: it is none, and removes no other', 'files'],
  ['removes others: no more of them', 'removal'],
])('one that loses its lock while it %s', async (_, gated) => {
  const inner = folderPlace(await newFolder())
  const [isThere, onwards] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const atGate = async (place: string) => {
    if (place !== gated) return
    isThere.resolve()
    await onwards.promise
  }
  const older = await make(inner, { at: '2026-11-22T03:00:00Z' })
  for await (const key of inner.list('files')) await inner.remove(key)
  const removed: string[] = []
  const place: BackupPlace = {
    ...inner,
    async remove(key) {
      removed.push(key)
      await atGate('removal')
    },
  }
  const files = {
    async open(sha256: string) {
      await atGate('files')
      return life.deps.files.open(sha256)
    },
  }
  const work = Promise.withResolvers<unknown>()
  const running = alone(life.database.url, place, async ownPlace => {
    const all = make(ownPlace, { of: { files } }).then(() => removeBackups(ownPlace, { days: 1, weeks: 0 }))
    work.resolve(all)
    return all
  })
  const told = expect(running).rejects.toThrow()
  await isThere.promise
  await query(
    life.database.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'daybound-lock'`,
  )
  await told
  onwards.resolve()
  await expect(work.promise).rejects.toThrow()
  // what was under way is done, and then nothing
  expect(removed).toEqual(gated === 'removal' ? [manifestKey(older.name)] : [])
  expect((await listBackups(inner)).whole).toHaveLength(gated === 'removal' ? 2 : 1)
})

test('a file that is gone when it is to be copied, or is other than its name, is said and stops nothing', async () => {
  const place = folderPlace(await newFolder())
  const [gone, broken] = await query(
    life.database.url,
    `select distinct key from file_uses where kind = 'files' order by 1`,
  )
  const files: Pick<typeof life.deps.files, 'open'> = {
    open: async sha256 => {
      if (sha256 === gone?.key) return undefined
      if (sha256 === broken?.key) return { stream: Readable.from([Buffer.from('rot')]), size: 3 }
      return life.deps.files.open(sha256)
    },
  }
  const { manifest } = await make(place, { of: { files } })
  expect(manifest.files).toMatchObject({ missing: [gone?.key, broken?.key], missingCount: 2 })
  await verifyBackup(place, manifest)
})

test('a file that was to be put, and never came, is missed by nobody', async () => {
  const never = 'e'.repeat(64)
  await query(
    life.database.url,
    `insert into file_uses (holder, kind, key, until) values ('put guide', 'files', '${never}', now() + interval '1 day')`,
  )
  const { manifest } = await make(folderPlace(await newFolder()))
  await query(life.database.url, `delete from file_uses where key = '${never}'`)
  expect(manifest.files).toMatchObject({ missing: [], missingCount: 0 })
})

test('restoring refuses what is not empty and what is newer', async () => {
  const place = folderPlace(await newFolder())
  const { name, manifest } = await make(place)
  const target = await emptyTarget()
  expect(await restoreBackup(place, name, { ...target, databaseUrl: life.database.url })).toEqual({
    refused: 'database-not-empty',
  })
  await target.files.put(Buffer.from('of somebody else'))
  expect(await restoreBackup(place, name, target)).toEqual({ refused: 'files-not-empty' })
  await rewriteManifest(place, name, {
    ...manifest,
    migrations: [...manifest.migrations, { name: '9999-from-the-future.sql', sha256: '' }],
  })
  expect(await restoreBackup(place, name, target)).toEqual({
    refused: 'newer-version',
    migration: '9999-from-the-future.sql',
  })
})

test('a backup that was changed is not restored: the database stays empty, and files that came may be there when it is tried again', async () => {
  const place = folderPlace(await newFolder())
  const { name, manifest } = await make(place)
  const items = manifest.tables.find(({ table }) => table === 'items')
  if (!items) throw new Error('no items')
  const bytes = Buffer.from(await (await read(place, items.key)).toArray().then(Buffer.concat))
  await place.write(items.key, Readable.from([Buffer.concat([bytes, Buffer.from('x')])]))
  const target = await emptyTarget()
  await expect(verifyBackup(place, manifest)).rejects.toThrow(DamagedBackup)
  await expect(restoreBackup(place, name, target)).rejects.toThrow()
  expect(await query(target.databaseUrl, `select to_regclass('public.users') as users`)).toEqual([
    { users: null },
  ])
  await place.write(items.key, Readable.from([bytes]))
  expect(await restoreBackup(place, name, target)).toEqual({ refused: 'files-not-empty' })
  expect(await restoreBackup(place, name, { ...target, mayHaveFiles: true })).toEqual({ manifest })
})

test('the job makes a backup when one is due, and removes what need not be kept', async () => {
  const folder = await newFolder()
  const place = folderPlace(folder)
  const at = jobInto(folder, 0)
  const whole = async () => (await listBackups(place)).whole.map(name => name.slice(0, 16))
  await at('2026-11-22T14:00:00Z')
  await at('2026-11-23T02:50:00Z')
  expect(await whole()).toEqual(['2026-11-22T14-00'])
  await at('2026-11-23T03:00:00Z')
  await at('2026-11-23T03:10:00Z')
  expect(await whole()).toEqual(['2026-11-23T03-00'])
})

test('the job reads the newest to its end when none was for days, and tells how backups are', async () => {
  const registry = new Registry()
  watchBackups(registry)
  const metrics = async () => {
    const value = async (name: string) => (await registry.getSingleMetric(name)?.get())?.values[0]?.value
    return [
      await value('backup_last_success_timestamp_seconds'),
      await value('backup_last_verified_timestamp_seconds'),
      await value('backups_damaged'),
    ]
  }
  const folder = await newFolder()
  const place = folderPlace(folder)
  const at = jobInto(folder, 30)
  const second = (time: string) => Date.parse(time) / 1000
  await at('2026-10-01T03:00:00Z')
  expect(await metrics()).toEqual([second('2026-10-01T03:00:00Z'), second('2026-10-01T03:00:00Z'), 0])
  await at('2026-10-30T03:00:00Z')
  expect(await metrics()).toEqual([second('2026-10-30T03:00:00Z'), second('2026-10-01T03:00:00Z'), 0])
  const [name = ''] = (await listBackups(place)).whole
  const key = (await readManifest(place, name))?.tables[0]?.key ?? ''
  await place.write(key, Readable.from([Buffer.from('rot')]))
  await at('2026-10-31T03:00:00Z')
  // a new one was due, and is what is read
  expect(await metrics()).toEqual([second('2026-10-31T03:00:00Z'), second('2026-10-31T03:00:00Z'), 0])
  const [newest = ''] = (await listBackups(place)).whole
  const manifest = await readManifest(place, newest)
  if (!manifest) throw new Error('no manifest')
  await place.write(manifest.tables[0]?.key ?? '', Readable.from([Buffer.from('rot')]))
  const verify = (time: string) => verifyAndNote(place, newest, manifest, () => new Date(time))
  expect(await verify('2026-10-31T04:00:00Z')).toEqual({ damaged: manifest.tables[0]?.key })
  await at('2026-10-31T04:10:00Z')
  expect(await metrics()).toEqual([0, 0, 1])
})

test('a reading that was cut short is begun again a day later, not at the next look', () => {
  const state = { newest: 'x', soundAt: new Date('2026-09-01T00:00:00Z'), damaged: 0 }
  const due = (days: number, now: string) =>
    isVerificationDue({ ...state, triedAt: new Date('2026-11-01T00:00:00Z') }, days, new Date(now))
  expect(due(30, '2026-11-01T23:59:59Z')).toBe(false)
  expect(due(30, '2026-11-02T00:00:00Z')).toBe(true)
  expect(due(365, '2026-11-02T00:00:00Z')).toBe(false)
  expect(due(0, '2036-11-02T00:00:00Z')).toBe(false)
})

test('the secret is told from others, and stands in no backup unasked', async () => {
  const place = folderPlace(await newFolder())
  const { name, manifest } = await make(place)
  expect(manifest.secret).toEqual({ fingerprint: fingerprintOf(secret.value) })
  expect(fingerprintOf(`${secret.value}!`)).not.toBe(manifest.secret.fingerprint)
  expect(await text(await read(place, manifestKey(name)))).not.toContain(secret.value)
  expect(await secretIn(place, manifest)).toBeUndefined()
})

async function emptyTarget() {
  const { url, drop } = await freshDatabase({ empty: true })
  onTestFinished(drop)
  const folder = await newFolder()
  return {
    databaseUrl: url,
    files: folderFiles(folder),
    hasFiles: async () => !(await storeIsEmpty({ kind: 'folder', folder })),
    makeQueues: () => makeQueues(url),
    mayHaveFiles: false,
  }
}

async function read(place: BackupPlace, key: string): Promise<Readable> {
  const stream = await place.read(key)
  if (!stream) throw new Error(`${key} is not there`)
  return stream
}

async function rewriteManifest(place: BackupPlace, name: string, manifest: Manifest): Promise<void> {
  await place.write(manifestKey(name), Readable.from([Buffer.from(JSON.stringify(manifest))]))
  expect(await readManifest(place, name)).toEqual(manifest)
}

/** All rows of all tables, as PostgreSQL writes them, each table in the order of its text. */
async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const tables = await query(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`,
  )
  const rows: Record<string, string[]> = {}
  for (const { name } of tables)
    rows[String(name)] = (await query(url, `select t::text as row from ${name} t order by 1`)).map(
      ({ row }) => String(row),
    )
  return rows
}

const sequencesOf = (url: string) =>
  query(url, `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`)

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the job at a time, with a day's backup kept in a folder. */
function jobInto(folder: string, verifyDays: number) {
  const backup = {
    to: { kind: 'folder' as const, folder },
    at: { hour: 3, minute: 0 },
    retention: { days: 1, weeks: 0 },
    verifyDays,
    withSecret: false,
    beforeUpgrade: true,
  }
  return (time: string) =>
    backupJob.run(
      {},
      { ...life.deps, settings: { ...life.deps.settings, backup }, now: () => new Date(time) },
    )
}
