import { Client } from 'pg'
import { startPostgres } from './start-postgres.ts'

// A parent to kill: starts the PostgreSQL of a folder and says which; or, with `stop`, asks it one thing and stops it.
const [folder = '', then] = process.argv.slice(2)
const postgres = await startPostgres({ folder })
if (then === 'stop') {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query('select 1 as n')
  process.stdout.write(JSON.stringify(rows))
  await client.end()
  await postgres.stop()
} else process.send?.({ url: postgres.url, pid: postgres.pid })
