import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import { startEngine } from '#press/engine/engine'
import { filesOf } from './adapters/files/files-of.ts'
import { removeUnfinished } from './adapters/files/folder-files.ts'
import { monthCacheOf } from './adapters/files/month-cache-of.ts'
import { connect } from './db/connect.ts'
import type { Deps } from './deps.ts'
import { startHub } from './events/hub.ts'
import { removeOldScratch } from './features/downloads/scratch.ts'
import { type GuideLife, makeGuide } from './features/guide/make-guide.ts'
import { removeOldUploads } from './features/uploads/remove-read.ts'
import { jobs } from './features.ts'
import { buildApp } from './http/app.ts'
import { mountAll } from './http/mount-all.ts'
import { startJobs } from './jobs/jobs.ts'
import { work } from './jobs/work.ts'
import { newId } from './new-id.ts'
import type { Settings } from './settings.ts'

export interface Extras {
  /** The outside world, played here. */
  sandbox?: { handle(req: IncomingMessage, res: ServerResponse): Promise<boolean> }
  /** Folder of the built web app. */
  webFolder?: string
}

/** The HTTP server: API, navigations, pictures, and the web app if it is given. */
export async function startApi(
  settings: Settings,
  extras: Extras = {},
): Promise<{ port: number; close(): Promise<void> }> {
  const { deps, close } = await build(settings)
  const hub = await startHub(settings.databaseUrl, crash(deps))
  const app = await buildApp(deps)
  await mountAll(app, deps, hub, extras)
  await app.listen({ port: settings.port, host: settings.host })
  const address = app.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : settings.port,
    async close() {
      await app.close()
      await hub.close()
      await close()
    },
  }
}

/** What does the jobs: imports, pictures, months, files. `guide` is what the guide book is made of, if it is not there. */
export async function startWorker(
  settings: Settings,
  guide?: () => Promise<GuideLife>,
): Promise<{ close(): Promise<void> }> {
  const { deps, boss, close } = await build(settings)
  const worker = await work(boss, settings.databaseUrl, jobs, deps, crash(deps))
  removeOldUploads(deps).catch(error => deps.log.error({ err: error }, 'old uploads were not removed'))
  const yesterday = new Date(deps.now().getTime() - dayMs)
  removeOldScratch(settings, yesterday).catch(error =>
    deps.log.warn({ err: error }, 'old scratch was not removed'),
  )
  if (settings.files.kind === 'folder')
    removeUnfinished(settings.files.folder, yesterday.getTime()).catch(error =>
      deps.log.warn({ err: error }, 'unfinished files were not removed'),
    )
  // nobody waits for it; without it the shelf of a new user is only emptier
  if (guide)
    makeGuide(deps, guide).catch(error => deps.log.error({ err: error }, 'the guide book was not made'))
  return {
    async close() {
      await worker.close()
      await close()
    },
  }
}

async function build(settings: Settings) {
  const log = pino({ level: settings.logLevel })
  const lost = (error: Error) => log.error({ reason: error.message }, 'a connection to PostgreSQL was lost')
  const connection = connect(settings.databaseUrl, lost)
  const queue = await startJobs(
    settings.databaseUrl,
    jobs.map(one => one.name),
    lost,
  )
  const engine = startEngine()
  const files = filesOf(settings)
  const deps: Deps = {
    settings,
    db: connection.db,
    files,
    jobs: queue,
    engine,
    months: monthCacheOf(files),
    log,
    now: () => new Date(),
    newId,
  }
  return {
    deps,
    boss: queue.boss,
    async close() {
      await queue.close()
      await engine.close()
      await connection.close()
    },
  }
}

// A process that lost its connection for good ends; who watches it starts another one.
function crash({ log }: Deps) {
  return (error: Error) => {
    log.fatal({ reason: error.message }, 'PostgreSQL is gone')
    process.exit(1)
  }
}

const dayMs = 86_400_000
