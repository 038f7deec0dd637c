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
    stageDoor: string
  }
}

/** The web app and one browser for a run; built and started when the first journey knocks. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'daybound-stage-'))
  const ended = new AbortController()
  let stage: ReturnType<typeof open> | undefined
  const door = createServer(socket => {
    stage ??= open(folder, ended.signal)
    stage.then(
      ({ webFolder, browser }) => socket.end(JSON.stringify({ webFolder, browser: browser.wsEndpoint() })),
      error => socket.end(JSON.stringify({ failed: String(error?.stack ?? error) })),
    )
  })
  const path = join(folder, 'door')
  door.listen(path)
  project.provide('stageDoor', path)
  return async () => {
    door.close()
    ended.abort()
    const opened = await stage?.catch(() => undefined)
    await opened?.browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function open(
  folder: string,
  signal: AbortSignal,
): Promise<{ webFolder: string; browser: BrowserServer }> {
  const root = join(import.meta.dirname, '..', '..')
  const kept = join(root, '.cache', 'web')
  const [webFolder, browser] = await Promise.all([
    buildWebIfStale({ root, kept, onBuild: () => undefined, signal }),
    launchChromium(join(folder, 'chromium')),
  ])
  return { webFolder, browser }
}

const answer = z.union([
  z.object({ webFolder: z.string(), browser: z.string() }),
  z.object({ failed: z.string() }),
])

/** Knocks: the folder of the web app, and where the browser listens. */
export async function askStage(door: string): Promise<{ webFolder: string; browser: string }> {
  const said = answer.parse(JSON.parse(await text(createConnection(door))))
  if ('failed' in said) throw new Error(said.failed)
  return said
}
