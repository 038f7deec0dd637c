import { pino } from 'pino'
import type { Deps } from '#server/deps'
import { joinAccounts } from '#server/features/shop/joining/join-accounts'
import { connect } from '#server/kernel/db/connect'

// Joins two accounts in a process of its own, for kill-joining.test.ts: argument is the address of the database.

const [databaseUrl = ''] = process.argv.slice(2)
const { db, close } = connect(databaseUrl, () => undefined)
// what joining asks of the service
const deps = {
  db,
  log: pino({ level: 'silent' }),
  now: () => new Date(),
  settings: { staffUids: [] },
} as unknown as Deps
await joinAccounts({ uid: 'into', sessionId: 'session A' }, 'from', { ip: '203.0.113.7' }, deps)
await close()
