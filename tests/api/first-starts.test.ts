import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startApi, startWorker } from '#server/app'
import { migrate } from '#server/kernel/db/migrate'
import { bossQueuesOf } from '#server/kernel/jobs/boss-queues'
import { openLog } from '#server/kernel/log/open-log'
import { jobs } from '#server/layers'
import { completeSettings, readSettings } from '#server/settings'
import { sandboxCoupons } from '../../cli/serve/sandbox-coupons.ts'
import { freshDatabase } from '../database.ts'
import { studioSecret } from '../studio.ts'

test('three first starts at once make one database, without an error in a log', async () => {
  const { url, drop } = await freshDatabase({ empty: true })
  const folder = await mkdtemp(join(tmpdir(), 'daybound-first-'))
  onTestFinished(async () => {
    await drop()
    await rm(folder, { recursive: true, force: true })
  })
  const lines: { level: string; msg: string }[] = []
  const log = openLog('info', { write: line => void lines.push(JSON.parse(line)) })
  const firstStart = async () => {
    const read = readSettings({ PORT: '0', DATA_FOLDER: folder, SANDBOX: 'off' })
    if ('refused' in read) throw new Error(JSON.stringify(read))
    const settings = completeSettings(read, { databaseUrl: url, secret: studioSecret })
    const migrated = await migrate(url)
    const parts = await Promise.all([
      startApi(settings, { log, coupons: sandboxCoupons }),
      startWorker(settings, { log }),
    ])
    return { migrated, close: () => Promise.all(parts.map(part => part.close())) }
  }
  const starts = await Promise.all([firstStart(), firstStart(), firstStart()])
  await Promise.all(starts.map(start => start.close()))
  expect(lines.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([])
  // one of them made it, the others found it
  const applied = starts.map(({ migrated }) => ('applied' in migrated ? migrated.applied.length : migrated))
  expect(applied.filter(count => count === 0)).toHaveLength(2)

  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query(`
    select (select count(*)::int from jobs.queue where name not like '\\_\\_%') as queues,
      (select count(*)::int from coupons) as coupons`)
  expect(rows).toEqual([{ queues: jobs.flatMap(bossQueuesOf).length, coupons: sandboxCoupons.length }])
})
