import { Client } from 'pg'

/** Of which one start at a time is in charge; any numbers that nothing else locks by. */
const locks = { postgres: 724_115_002, sandbox: 724_115_003 }

/** A connection that holds the charge of something in a database while it is open; undefined when another living process has it. */
export async function claimLock(url: string, name: keyof typeof locks): Promise<Client | undefined> {
  const client = new Client({ connectionString: url, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  // the owner may have been killed a moment ago: its session takes that long to end
  await client.query("set lock_timeout = '2s'")
  try {
    await client.query('select pg_advisory_lock($1)', [locks[name]])
    return client
  } catch (error) {
    await client.end()
    if (error instanceof Error && 'code' in error && error.code === '55P03') return undefined
    throw error
  }
}
