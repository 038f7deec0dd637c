import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deeper, isDeep } from '../../../../tests/depth.ts'
import { beside } from '../../../../tests/joining/beside.ts'
import { seedPerson } from '../../../../tests/joining/seed-person.ts'
import { freshLogins } from '../../../../tests/login/fresh-logins.ts'
import { joinAccounts } from './join-accounts.ts'
import { writeProof } from './proofs.ts'

// Takes long: each server that dies is a process.

const world = freshLogins()
const root = join(import.meta.dirname, '..', '..', '..', '..')
const lockedTables = ['coupon_guesses', 'referrals', 'exports', 'identities', 'addresses', 'orders']

test.runIf(isDeep)(
  'killed in between, nothing of it was done, and it can be done again',
  deeper,
  async () => {
    await seedPerson(world.db, 'into', 'A')
    await seedPerson(world.db, 'from', 'B')
    const proof = { sessionId: 'session A', uid: 'from', expiresAt: new Date('2100-01-01') }
    await writeProof(world.db, proof)
    const { client, waitsForLock } = await beside(world.databaseUrl)
    const owners = async () =>
      (
        await client.query(`
    select (select array_agg(uid order by oid) from orders) as orders, (select array_agg(uid order by bid) from books) as books,
      (select array_agg(uid order by uid) from sessions) as sessions, (select count(*)::int from exports) as exports`)
      ).rows
    const before = await owners()
    for (const table of lockedTables) {
      await client.query('begin')
      await client.query(
        `select from ${table} where ${table === 'referrals' ? 'child' : 'uid'} = 'from' for update`,
      )
      const server = spawn(
        process.execPath,
        [join(root, 'tests/joining/joining-worker.ts'), world.databaseUrl],
        {
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      )
      await waitsForLock()
      server.kill('SIGKILL')
      const [, signal] = await once(server, 'exit')
      expect(signal).toBe('SIGKILL')
      await client.query('rollback')
      expect(await owners()).toEqual(before)
    }
    const caller = { uid: 'into', sessionId: 'session A' }
    expect(await joinAccounts(caller, 'from', { ip: '203.0.113.7' }, world.deps)).toEqual({})
    expect(await owners()).toEqual([
      { orders: ['into', 'into'], books: ['into', 'into'], sessions: ['into'], exports: 1 },
    ])
  },
)
