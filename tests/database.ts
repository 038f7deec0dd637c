import { randomUUID } from 'node:crypto'
import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
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
  await run(server, `create database ${name} template ${empty ? 'template0' : templateName}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) }
}

const replyShape = z.union([z.object({ url: z.string() }), z.object({ failed: z.string() })])

async function serverUrl(): Promise<string> {
  const reply = replyShape.parse(JSON.parse(await text(createConnection(inject('postgresSocket')))))
  if ('failed' in reply) throw new Error(reply.failed)
  return reply.url
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}
