import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../tests/database.ts'
import { type Connection, connect } from '../kernel/db/connect.ts'
import { openLog } from '../kernel/log/open-log.ts'
import { budgetsOf } from './budgets-of.ts'
import { lacksConnections, logBudgets } from './log-budgets.ts'

const machine = { cores: 2, memoryBytes: 4e9 }

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await freshDatabase()
  connection = connect(database.url, () => undefined)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

async function logged(databaseConnections: number, works: boolean) {
  const lines: { level: number; msg: string; [figure: string]: unknown }[] = []
  const log = openLog('info', { write: line => void lines.push(JSON.parse(line)) })
  const budgets = budgetsOf({ databaseConnections }, machine)
  await logBudgets({ db: connection.db, log }, { budgets, machine, works })
  return lines
}

test('one line says what was chosen, and the connections of the server that answers', async () => {
  const [line] = await logged(4, true)
  const { rows } = await connection.db.execute<{ most: number }>(
    `select setting::int - 3 as most from pg_settings where name = 'max_connections'`,
  )
  expect(line).toMatchObject({
    msg: 'budgets of this process',
    part: 'worker',
    ...machine,
    pageChildren: 2,
    jobsAtOnce: 6,
    connections: { ofProcess: 12, ofServer: rows[0]?.most, taken: expect.any(Number) },
  })
})

test.each([
  [16, 97, 1, false],
  [16, 97, 82, false],
  [16, 97, 83, true],
])('%i connections of %i, of which %i are taken, are too many: %s', (ofProcess, ofServer, taken, lacks) => {
  expect(lacksConnections({ ofProcess, ofServer, taken })).toBe(lacks)
})

test('who would take more connections than the server has is told', async () => {
  const [, warning] = await logged(1000, false)
  expect(warning).toMatchObject({ level: 'warn', msg: expect.stringContaining('DATABASE_CONNECTIONS') })
})
