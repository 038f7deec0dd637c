import { pino } from 'pino'
import { startEngine } from '#press/products/engine'
import { filesOf } from './adapters/files/files-of.ts'
import { monthCacheOf } from './adapters/files/month-cache-of.ts'
import type { Deps } from './deps.ts'
import { jobs, reactions } from './features.ts'
import { connect } from './kernel/db/connect.ts'
import { startHub } from './kernel/events/hub.ts'
import { eventsOf } from './kernel/events/reactions.ts'
import { startJobs } from './kernel/jobs/jobs.ts'
import { newId } from './new-id.ts'
import type { Settings } from './settings.ts'

/** What both processes work with (start-api, start-worker), built here only. `works` says that jobs are done in this one. */
export async function build(settings: Settings, { works }: { works: boolean }) {
  const log = pino({ level: settings.logLevel })
  const lost = (error: Error) => log.error({ reason: error.message }, 'a connection to PostgreSQL was lost')
  const connection = connect(settings.databaseUrl, lost)
  const queue = await startJobs(settings.databaseUrl, jobs, { works, onError: lost })
  const hub = await startHub(settings.databaseUrl, crash({ log }))
  const engine = startEngine()
  const files = filesOf(settings)
  const deps: Deps = {
    settings,
    db: connection.db,
    files,
    jobs: queue,
    events: eventsOf(reactions, () => deps),
    hub,
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
      await hub.close()
      await connection.close()
    },
  }
}

/** A process that lost its connection for good ends; who watches it starts another one. */
function crash({ log }: Pick<Deps, 'log'>) {
  return (error: Error) => {
    log.fatal({ reason: error.message }, 'PostgreSQL is gone')
    process.exit(1)
  }
}
