import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { machineLogin } from '#server/features/account/security/machine-login'
import { connect } from '#server/kernel/db/connect'
import { freshDatabase } from '../tests/database.ts'
import { jobsCommand } from './jobs-command.ts'

const id = '0b6f4d1e-5d0c-4a49-9a4c-0d4f8a1f6b11'

/** A service with one typesetting set aside. */
async function service() {
  const { url, drop } = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'daybound-jobs-'))
  const { db, close } = connect(url, () => undefined)
  onTestFinished(async () => {
    await close()
    await drop()
    await rm(folder, { recursive: true, force: true })
  })
  await db.execute(sql`insert into job_runs (id, kind, payload, tries, begun_at, set_aside_at)
    values (${id}, 'typeset', '{"bid": "b1", "$requestId": "request-1"}', 3, now(), '2026-01-02T03:04:05Z')`)
  const env = { DATABASE_URL: url, DATA_FOLDER: folder, LC_ALL: 'C', LOG_LEVEL: 'silent' }
  return {
    db,
    /** Exit code, and what was said. */
    async run(...args: string[]) {
      const lines: string[] = []
      const spies = [
        vi.spyOn(console, 'log').mockImplementation(line => void lines.push(line)),
        vi.spyOn(console, 'error').mockImplementation(line => void lines.push(line)),
      ]
      const code = await jobsCommand(args, env)
      for (const spy of spies) spy.mockRestore()
      return [code, ...lines]
    },
  }
}

test('the staff sees what was set aside, and discards it, of which a note is kept', async () => {
  const { db, run } = await service()
  expect(await run()).toEqual([
    0,
    `${id}  typeset  2026-01-02T03:04:05.000Z  killed its worker 3 times  request-1`,
  ])
  expect(await run('discard', id)).toEqual([0, `${id} was discarded.`])
  expect(await run('list')).toEqual([0, 'No job was set aside.'])
  expect(await run('discard', id)).toEqual([1, `No job ${id} was set aside.`])
  const { rows } = await db.execute(sql`select kind, uid, target, origin from security_events`)
  expect(rows).toEqual([{ kind: 'staff-act', uid: null, target: id, origin: machineLogin() }])
})

test('the staff lets it be tried again: it waits for a worker', async () => {
  const { db, run } = await service()
  expect(await run('retry', id)).toEqual([0, `${id} is tried again.`])
  const { rows } = await db.execute(sql`select name, data, state from jobs.job where name = 'typeset'`)
  expect(rows).toEqual([{ name: 'typeset', data: { bid: 'b1', $requestId: 'request-1' }, state: 'created' }])
  expect(await run('list')).toEqual([0, 'No job was set aside.'])
})

test.each([[['retry']], [['list', id]], [['remove', id]], [['retry', id, id]]])(
  '%j is no command',
  async args => {
    const { run } = await service()
    expect(await run(...args)).toEqual([2, 'Usage: npm run jobs [list | retry ID | discard ID]'])
  },
)
