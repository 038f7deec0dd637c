import { hostname } from 'node:os'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Resource } from '#contract/policies'
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
import { backupJob } from './backup/backup-job.ts'
import { jobBudgets } from './budgets/budgets-of.ts'
import { logBudgets } from './budgets/log-budgets.ts'
import { cleanupJob } from './cleanup.ts'
import type { Deps } from './deps.ts'
import { account, accountPolicies } from './features/account/account.ts'
import { authenticate } from './features/account/sessions/authenticate.ts'
import { listDisabled } from './features/account/users/store.ts'
import { finishConsent } from './features/library/consent/finish-consent.ts'
import { heedRemovedFiles } from './features/library/files/heed-removed.ts'
import { putFile } from './features/library/files/put-file.ts'
import { library, libraryPolicies } from './features/library/library.ts'
import { keepCopiesFew } from './features/library/uploads/remove-copies.ts'
import { operations } from './features/operations/operations.ts'
import { makeGuide, type OpenGuide } from './features/pages/guide/make-guide.ts'
import { pages } from './features/pages/pages.ts'
import { pageHead } from './features/pages/site/page-head.ts'
import { siteSettings } from './features/pages/site/site-settings.ts'
import { typesetWhileImporting } from './features/pages/typesetting/typeset-while-importing.ts'
import { type OfferedCoupon, offerCoupons } from './features/shop/coupons/offer-coupons.ts'
import { exportPurchases } from './features/shop/orders/export-purchases.ts'
import { shop, shopPolicies } from './features/shop/shop.ts'
import { connect } from './kernel/db/connect.ts'
import { apiLimits, type ConnectionLimits, healthLimits, workerLimits } from './kernel/db/limits.ts'
import { untilItAnswers } from './kernel/db/until-it-answers.ts'
import { watchDatabase } from './kernel/db/watch-database.ts'
import { whyUnavailable } from './kernel/db/why-unavailable.ts'
import { startHub } from './kernel/events/hub.ts'
import { eventsOf } from './kernel/events/reactions.ts'
import { apiPage } from './kernel/http/api-page.ts'
import { buildApp } from './kernel/http/app.ts'
import { healthRoutes } from './kernel/http/health.ts'
import { healthApp } from './kernel/http/health-app.ts'
import type { Policy } from './kernel/http/policy.ts'
import { refuse, sendRefusal } from './kernel/http/refusal.ts'
import { type PlayedWorld, sandboxRoutes } from './kernel/http/sandbox-routes.ts'
import { serveCall } from './kernel/http/serve-call.ts'
import { webApp } from './kernel/http/web-app.ts'
import { type Job, startJobs } from './kernel/jobs/jobs.ts'
import { watchJobs } from './kernel/jobs/watch-jobs.ts'
import { work } from './kernel/jobs/work.ts'
import { openLog } from './kernel/log/open-log.ts'
import { tellBuild } from './kernel/metrics/build-info.ts'
import { watchChildren } from './kernel/metrics/child-figures.ts'
import { registry } from './kernel/metrics/registry.ts'
import { giveSignsOfLife } from './kernel/processes/sign-of-life.ts'
import { countRate } from './kernel/rates/count-rate.ts'
import type { Layer } from './layer.ts'
import { newId } from './new-id.ts'
import { productVersion } from './product-version.ts'
import { readinessChecks } from './readiness.ts'
import { watchResources } from './resource-figures.ts'
import { keepScratchSmall } from './scratch.ts'
import type { Settings } from './settings-shape.ts'

// The one place where the server is put together. A layer is given here what it needs of those above it.

/** The lowest first: each hears of those below it by events, in this order. */
const layers: readonly Layer[] = [
  account({ finishConsent, putFile }),
  library({ beginTypesetting: typesetWhileImporting }),
  pages({ exportMore: exportPurchases }),
  shop,
  operations({ jobs: () => jobs }),
]

/** Who may do what, of every resource of the contract. */
export const policies = {
  ...accountPolicies,
  ...libraryPolicies,
  ...shopPolicies,
} as const satisfies { [R in Resource]: Policy<Deps> & { resource: R } }

// each job knows its own payload; the list of all of them does not
export const jobs: readonly Job[] = [
  cleanupJob as Job,
  backupJob as Job,
  ...layers.flatMap(layer => layer.jobs),
]

export interface Extras {
  /** The outside world, played here. */
  sandbox?: PlayedWorld
  /** What everybody may claim, where it was not given out yet. */
  coupons?: readonly OfferedCoupon[]
  /** In place of the one that the settings say. */
  log?: Logger
  /** Folder of the built web app. */
  webFolder?: string
  /** How long a reader waits for a rendered page before he gets the plain one, ms. */
  renderPatienceMs?: number
  /** In place of what the server asks of PostgreSQL. */
  databaseLimits?: Partial<ConnectionLimits>
}

/** The HTTP server: API, navigations, pictures, and the web app if it is given. */
export async function startApi(
  settings: Settings,
  extras: Extras = {},
): Promise<{ port: number; close(): Promise<void> }> {
  const { log, databaseLimits } = extras
  const composed = await compose(settings, { works: false, isService: true, log, databaseLimits })
  const { deps, watch, checks, close } = composed
  const app = await buildApp({
    ...deps,
    onUnavailable: watch.hear,
    countRate: (key, windowMs) => countRate(deps.db, key, windowMs),
  })
  healthRoutes(app, settings, checks)
  await offerCoupons(deps.db, extras.coupons ?? [], deps.now())
  await mount(app, deps, extras)
  // who watches a book has no answer to wait for
  app.addHook('preClose', () => deps.hub.close())
  await app.listen({ port: settings.port, host: settings.host })
  const signs = signsOf('api', deps)
  // no worker may run on this host
  const leaveScratch = keepScratchSmall(deps)
  const address = app.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : settings.port,
    async close() {
      leaveScratch()
      await app.close()
      await signs.close()
      await close()
    },
  }
}

export interface WorkerExtras {
  /** In place of the one that the settings say. */
  log?: Logger
  /** What the guide book is made of, if it is not there. */
  guide?: OpenGuide
  /** Hears when this worker takes work up, and when it has none. */
  onBusy?(isBusy: boolean): void
}

/** What does the jobs: imports, pictures, months, files. */
export async function startWorker(
  settings: Settings,
  { guide, onBusy = () => undefined, log }: WorkerExtras = {},
): Promise<{ close(): Promise<void> }> {
  const { budgets } = settings
  const { deps, boss, checks, close } = await compose(settings, { works: true, isService: true, log })
  const worker = await work(boss, jobs, deps, {
    onBusy,
    heldPeople: () => listDisabled(deps.db),
    slots: { all: budgets.jobsAtOnce, background: budgets.backgroundJobsAtOnce },
    concurrency: jobBudgets(budgets),
  })
  const health = healthApp(settings, { ...checks, queue: async () => ({ ...worker.health() }) })
  if (settings.workerPort !== undefined)
    await health.listen({ port: settings.workerPort, host: settings.host })
  const signs = signsOf('worker', deps)
  const leaveScratch = keepScratchSmall(deps)
  const leaveCopies = keepCopiesFew(deps)
  // nobody waits for it; without it the shelf of a new user is only emptier
  const ended = new AbortController()
  const guiding =
    guide &&
    makeGuide(deps, guide, ended.signal).catch(error => {
      if (!ended.signal.aborted) deps.log.error({ err: error }, 'the guide book was not made')
    })
  return {
    async close() {
      ended.abort()
      leaveScratch()
      leaveCopies()
      await Promise.all([worker.close(), guiding])
      await health.close()
      await signs.close()
      await close()
    },
  }
}

/** For the desk of who runs the service: this process lives. */
function signsOf(kind: 'api' | 'worker', { db, log }: Deps) {
  const signing = { processId: newId(), kind, host: hostname(), version: productVersion }
  return giveSignsOfLife(db, signing, log)
}

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
  const onJobsError = (error: Error) => {
    if (whyUnavailable(error) === 'away') watch.hear(error)
    else log.error({ err: error }, 'the queue of jobs has trouble')
  }
  const queue = await untilItAnswers(
    () => startJobs(databaseUrl, jobs, { works, onError: onJobsError }),
    watch.hear,
  )
  const hub = await untilItAnswers(() => startHub(databaseUrl, watch.hear), watch.hear)
  const engine = startEngine(budgets.pageChildren)
  const reading = startReading({ workers: budgets.archiveChildren })
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
  tellBuild(registry, { version: productVersion, service: works ? 'worker' : 'api' })
  watchChildren(registry, childrenOf(deps))
  watchResources(registry, { pool, ...settings })
  const jobWatch = watchJobs(registry, health.db, jobs)
  return {
    deps,
    boss: queue.boss,
    watch,
    checks: {
      ...readinessChecks({ askDatabase, pool, ...settings, files }),
      // where PostgreSQL is away, `database` says so
      jobs: async () => ({ ready: true, ...(await jobWatch.health().catch(() => ({ state: 'unknown' }))) }),
    },
    async close() {
      watch.close()
      await queue.close()
      await Promise.all([engine.close(), reading.close(), pictures.close(), mailer?.close()])
      await hub.close()
      await connection.close()
      await health.close()
    },
  }
}

/** Everything that the server answers. */
async function mount(app: FastifyInstance, deps: Deps, extras: Extras): Promise<void> {
  const { sandbox, webFolder, renderPatienceMs } = extras
  const { settings } = deps
  apiPage(app, settings.publicOrigin, policies)
  for (const route of layers.flatMap(layer => layer.routes)) serveCall(app, route, deps, authenticate)
  for (const layer of layers) await layer.mount(app, deps)
  if (sandbox) await app.register(sandboxRoutes, { world: sandbox })
  if (webFolder !== undefined)
    await webApp(app, deps, webFolder, {
      headOf: url => pageHead(url, deps),
      settings: siteSettings(settings),
      sandbox: settings.sandbox,
      ...(renderPatienceMs !== undefined && { renderPatienceMs }),
    })
  else app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse('notFound')))
}
