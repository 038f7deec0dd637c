import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { startEngine } from '#press/products/engine'
import { undiciHttp } from '#sources/live/http'
import { chunkObjectsOf, filesOf } from './adapters/files/files-of.ts'
import { monthCacheOf } from './adapters/files/month-cache-of.ts'
import { networksOf } from './adapters/login/networks-of.ts'
import { mailerOf } from './adapters/mail/mailer-of.ts'
import { paymentsOf } from './adapters/payments/payments-of.ts'
import { startPictures } from './adapters/pictures/pictures.ts'
import { printerOf } from './adapters/printers/printer-of.ts'
import { startReading } from './adapters/reading/start-reading.ts'
import { watchBackups } from './backup/backup-figures.ts'
import { logBudgets } from './budgets/log-budgets.ts'
import type { Deps } from './deps.ts'
import { heedRemovedFiles } from './features/library/files/heed-removed.ts'
import { allKept } from './features/library/files/keep-behind.ts'
import { connect } from './kernel/db/connect.ts'
import { apiLimits, type ConnectionLimits, healthLimits, workerLimits } from './kernel/db/limits.ts'
import { signalHere } from './kernel/db/signal-here.ts'
import { untilItAnswers } from './kernel/db/until-it-answers.ts'
import { watchDatabase } from './kernel/db/watch-database.ts'
import { whyUnavailable } from './kernel/db/why-unavailable.ts'
import { startHub } from './kernel/events/hub.ts'
import { eventsOf } from './kernel/events/reactions.ts'
import { startJobs } from './kernel/jobs/jobs.ts'
import { watchJobs } from './kernel/jobs/watch-jobs.ts'
import { openLog } from './kernel/log/open-log.ts'
import { tellBuild } from './kernel/metrics/build-info.ts'
import { watchChildren } from './kernel/metrics/child-figures.ts'
import { registry } from './kernel/metrics/registry.ts'
import { openTracing } from './kernel/tracing/open-tracing.ts'
import { tracePool } from './kernel/tracing/trace-pool.ts'
import { traceStatements } from './kernel/tracing/trace-statements.ts'
import { jobs, layers } from './layers.ts'
import { newId } from './new-id.ts'
import { productVersion } from './product-version.ts'
import { readinessChecks } from './readiness.ts'
import { watchResources } from './resource-figures.ts'
import type { Settings } from './settings-shape.ts'

/** By kind of work, as `/metrics` names them. */
function childrenOf({ engine, pictures, reading }: Deps) {
  return { pages: () => engine.usage(), pictures: () => pictures.usage(), archives: () => reading.usage() }
}

/** Makes the queues of jobs in a database, where they are not there yet. */
export async function makeQueues(databaseUrl: string): Promise<void> {
  const queue = await startJobs(databaseUrl, jobs, { works: false, onError: () => undefined })
  await queue.close()
}

interface Composition {
  works: boolean
  /** Goes on, and says what it may use; a command does not. */
  isService?: boolean
  log?: Logger | undefined
  databaseLimits?: Partial<ConnectionLimits> | undefined
}

/** What both processes work with. `works`: jobs are done in this one. */
export async function compose(
  settings: Settings,
  {
    works,
    isService = false,
    log = openLog(settings.logLevel).child({ service: works ? 'worker' : 'api' }),
    databaseLimits,
  }: Composition,
) {
  const { databaseUrl, budgets, machine } = settings
  // what asks PostgreSQL how it is waits for nobody
  const health = connect(databaseUrl, () => undefined, healthLimits)
  const askDatabase = () => health.db.execute(sql`select 1`)
  const watch = watchDatabase(askDatabase, log)
  await untilItAnswers(askDatabase, watch.hear)
  if (isService)
    await untilItAnswers(() => logBudgets({ db: health.db, log }, { budgets, machine, works }), watch.hear)
  const limitsOf = works ? workerLimits : apiLimits
  const connection = connect(databaseUrl, watch.hear, {
    ...limitsOf(budgets.databaseConnections),
    ...databaseLimits,
  })
  const service = works ? 'worker' : 'api'
  const tracing = await openTracing(settings.tracing, { service, version: productVersion }, log)
  if (tracing) connection.pool.on('connect', traceStatements)
  const onJobsError = (error: Error) => {
    if (whyUnavailable(error) === 'away') watch.hear(error)
    else log.error({ err: error }, 'the queue of jobs has trouble')
  }
  const queue = await untilItAnswers(
    () => startJobs(databaseUrl, jobs, { works, onError: onJobsError }),
    watch.hear,
  )
  const hub = await untilItAnswers(
    () => startHub(databaseUrl, watch.hear, databaseLimits?.waitMs),
    watch.hear,
  )
  const engine = tracePool(
    'pages',
    startEngine({ workers: budgets.pageChildren, signalHere, memoryBytes: machine.memoryBytes }),
  )
  const reading = startReading({ workers: budgets.archiveChildren, ...machine })
  const files = filesOf(settings)
  const chunkObjects = chunkObjectsOf(settings)
  const pictures = startPictures({
    memoryBytes: budgets.pictureMemoryBytes,
    children: budgets.pictureChildren,
    kind: works ? 'background' : 'interactive',
  })
  const now = () => new Date()
  const mailer = mailerOf(settings)
  const deps: Deps = {
    settings,
    db: connection.db,
    files,
    ...(chunkObjects && { chunkObjects }),
    pictures,
    networks: networksOf(settings, undiciHttp, now),
    ...(mailer && { mailer }),
    printer: printerOf(settings, now),
    payments: paymentsOf(settings, now),
    jobs: queue,
    events: eventsOf(
      layers.flatMap(layer => layer.reactions),
      () => deps,
    ),
    hub,
    engine,
    reading,
    months: monthCacheOf(files),
    log,
    now,
    newId,
  }
  heedRemovedFiles(deps)
  const { pool } = connection
  tellBuild(registry, { version: productVersion, service })
  watchChildren(registry, childrenOf(deps))
  watchResources(registry, { pool, ...settings })
  if (works && settings.backup.to !== undefined) watchBackups(registry)
  const jobWatch = watchJobs(registry, health.db, jobs)
  return {
    deps,
    boss: queue.boss,
    tracing,
    watch,
    checks: {
      ...readinessChecks({ askDatabase, pool, ...settings, files }),
      // where PostgreSQL is away, `database` says so
      jobs: async () => ({ ready: true, ...(await jobWatch.health().catch(() => ({ state: 'unknown' }))) }),
    },
    async close() {
      watch.close()
      await allKept(files)
      await queue.close()
      await Promise.all([engine.close(), reading.close(), pictures.close(), mailer?.close()])
      await hub.close()
      await connection.close()
      await health.close()
      await tracing?.close()
    },
  }
}
