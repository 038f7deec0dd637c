import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { BrowserServer } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { z } from 'zod'
import { buildWebIfStale } from '../../cli/serve/build-web.ts'
import { launchChromium } from './launch-chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    browserSocket: string
  }
}

/** The web app and one browser for a run; built and started when the first journey connects. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'daybound-browser-'))
  const ended = new AbortController()
  let started: ReturnType<typeof start> | undefined
  const socket = createServer(connection => {
    started ??= start(folder, ended.signal)
    started.then(
      ({ webFolder, browser }) =>
        connection.end(JSON.stringify({ webFolder, browser: browser.wsEndpoint() })),
      error => connection.end(JSON.stringify({ failed: String(error?.stack ?? error) })),
    )
  })
  const path = join(folder, 'socket')
  socket.listen(path)
  project.provide('browserSocket', path)
  return async () => {
    socket.close()
    ended.abort()
    const opened = await started?.catch(() => undefined)
    await opened?.browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function start(
  folder: string,
  signal: AbortSignal,
): Promise<{ webFolder: string; browser: BrowserServer }> {
  const root = join(import.meta.dirname, '..', '..')
  const builds = join(root, '.cache', 'web')
  const [webFolder, browser] = await Promise.all([
    buildWebIfStale({ root, buildsFolder: builds, onBuild: () => undefined, signal }),
    launchChromium(join(folder, 'chromium')),
  ])
  return { webFolder, browser }
}

const replyShape = z.union([
  z.object({ webFolder: z.string(), browser: z.string() }),
  z.object({ failed: z.string() }),
])

/** The folder of the web app, and the address at which the browser listens. */
export async function askBrowser(socketPath: string): Promise<{ webFolder: string; browser: string }> {
  const reply = replyShape.parse(JSON.parse(await text(createConnection(socketPath))))
  if ('failed' in reply) throw new Error(reply.failed)
  return reply
}
