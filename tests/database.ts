import { randomUUID } from 'node:crypto'
import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { inject } from 'vitest'
import { z } from 'zod'
import { templateName } from './start-postgres.ts'

export interface TestDatabase {
  url: string
  /** Ends what is still connected. */
  drop(): Promise<void>
}

/** A database of one's own, migrated, in the PostgreSQL of this run. `empty` leaves the migrations out. */
export async function freshDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = await serverUrl()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // by default each page would go through the log of writes as well
  const template = empty ? 'template0' : templateName
  await run(server, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => drop(server, name) }
}

const replyShape = z.union([z.object({ url: z.string() }), z.object({ failed: z.string() })])

async function serverUrl(): Promise<string> {
  const reply = replyShape.parse(JSON.parse(await text(createConnection(inject('postgresSocket')))))
  if ('failed' in reply) throw new Error(reply.failed)
  return reply.url
}

/** What was closed a moment ago may still be on its way out: ended by force, it would complain where nobody listens any more. */
async function drop(server: string, name: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  const isConnected = 'select from pg_stat_activity where datname = $1'
  // on a busy machine it takes its time; what is never closed waits for no more than this
  for (let looks = 0; looks < 500; looks += 1) {
    const { rowCount } = await client.query(isConnected, [name])
    if (rowCount === 0) break
    await pause(20)
  }
  await client.query(`drop database ${name} with (force)`)
  await client.end()
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}
