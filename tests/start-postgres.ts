import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../server/kernel/db/embedded/start-postgres.ts'
import { migrate } from '../server/kernel/db/migrate.ts'
import { afterDeath } from './after-death.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresSocket: string
  }
}

/** Runs that need no database start none: it is started, and its template migrated, when the first test connects. */
export const templateName = 'daybound_template'

export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'daybound-tests-'))
  // root's PostgreSQL runs under another user
  chmodSync(folder, 0o711)
  let server: ReturnType<typeof startServer> | undefined
  const socket = createServer(connection => {
    server ??= startServer(folder)
    server.then(
      ({ url }) => connection.end(JSON.stringify({ url })),
      error => connection.end(JSON.stringify({ failed: String(error?.stack ?? error) })),
    )
  })
  const path = join(folder, 'socket')
  socket.listen(path)
  project.provide('postgresSocket', path)
  return async () => {
    socket.close()
    const started = await server?.catch(() => undefined)
    await started?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startServer(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), lasting: false })
  // a run that is killed must not leave a server
  const end = 'kill -QUIT "$1" 2>/dev/null && sleep 1; rm -rf "$2"'
  const releaseGuard = afterDeath(end, String(postgres.pid), folder)
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  const template = new URL(postgres.url)
  template.pathname = `/${templateName}`
  const migrated = await migrate(template.href)
  if ('refused' in migrated) throw new Error(`${migrated.refused}: ${migrated.name}`)
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop()
      releaseGuard()
    },
  }
}
