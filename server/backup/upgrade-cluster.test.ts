import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { deeper, isDeep } from '../../tests/depth.ts'
import { makeQueues } from '../compose.ts'
import { movedMark } from '../kernel/db/embedded/cluster-state.ts'
import { startPostgres, stateOfCluster } from '../kernel/db/embedded/start-postgres.ts'
import { migrate } from '../kernel/db/migrate.ts'
import { finishUpgrade } from './upgrade-cluster.ts'

// Takes long: clusters are made, and written anew again and again. Both are of the PostgreSQL that npm brings: no other has to be fetched.

test.runIf(isDeep)(
  'data are written anew with every row, killed wherever the work stands; the old ones stay beside, until the new ones are in their place',
  deeper,
  async () => {
    const home = await oldCluster()
    const rows = await ask(home, 'select count(*)::int as n, max(holder) as holder from file_uses')
    for (const file of [
      'upgrade/backup',
      'upgrade/cluster/data',
      'upgrade/cluster/data/postmaster.pid',
      movedMark,
    ]) {
      await killedAt(home, join(home, file))
      expect(existsSync(join(home, 'data', 'PG_VERSION'))).toBe(true)
    }
    // killed between two renames
    expect(stateOfCluster(home)).toEqual({ kind: 'moving' })
    renameSync(join(home, 'data'), join(home, 'data-18'))
    expect(stateOfCluster(home)).toEqual({ kind: 'moving' })
    await finishUpgrade(home)
    expect(stateOfCluster(home)).toEqual({ kind: 'current' })
    expect([existsSync(join(home, 'data-18')), existsSync(join(home, 'upgrade'))]).toEqual([true, false])
    expect(await ask(home, 'select count(*)::int as n, max(holder) as holder from file_uses')).toEqual(rows)
    expect(await ask(home, `select data from jobs.job where name = 'cleanup' and state = 'created'`)).toEqual(
      [{ data: { n: 1 } }],
    )
  },
)

/** Begins the work in a process of its own, and kills that once this file is there. */
async function killedAt(home: string, file: string): Promise<void> {
  const child = fork(join(import.meta.dirname, 'upgrade-for-test.ts'), [home])
  const ended = once(child, 'exit')
  await expect.poll(() => existsSync(file), { interval: 1 }).toBe(true)
  child.kill('SIGKILL')
  await ended
}

async function oldCluster(): Promise<string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'daybound-old-')))
  chmodSync(folder, 0o711)
  onTestFinished(async () => {
    await (await startPostgres({ folder })).stop()
    rmSync(folder, { recursive: true })
  })
  const { url, stop } = await startPostgres({ folder })
  await makeQueues(url)
  await migrate(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into file_uses (holder, kind, key) select '海邊 ' || n, 'files', md5(n::text) from generate_series(1, 2000) n`,
  )
  await client.query(`insert into jobs.job (name, data, state) values ('cleanup', '{"n": 1}', 'created')`)
  await client.end()
  await stop()
  return folder
}

async function ask(folder: string, text: string): Promise<unknown[]> {
  const { url, stop } = await startPostgres({ folder })
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  await stop()
  return rows
}
