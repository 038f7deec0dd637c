import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { jobBudgets } from './budgets/budgets-of.ts'
import { compose } from './compose.ts'
import type { Deps } from './deps.ts'
import { authenticate } from './features/account/sessions/authenticate.ts'
import { listDisabled } from './features/account/users/store.ts'
import { keepCopiesFew } from './features/library/uploads/remove-copies.ts'
import { makeGuide, type OpenGuide } from './features/pages/guide/make-guide.ts'
import { pageHead } from './features/pages/site/page-head.ts'
import { siteSettings } from './features/pages/site/site-settings.ts'
import { type OfferedCoupon, offerCoupons } from './features/shop/coupons/offer-coupons.ts'
import type { ConnectionLimits } from './kernel/db/limits.ts'
import { apiPage } from './kernel/http/api-page.ts'
import { buildApp } from './kernel/http/app.ts'
import { healthRoutes } from './kernel/http/health.ts'
import { healthApp } from './kernel/http/health-app.ts'
import { refuse, sendRefusal } from './kernel/http/refusal.ts'
import { type PlayedWorld, sandboxRoutes } from './kernel/http/sandbox-routes.ts'
import { serveCall } from './kernel/http/serve-call.ts'
import { webApp } from './kernel/http/web-app.ts'
import { paceWhileBusy } from './kernel/jobs/pace.ts'
import { work } from './kernel/jobs/work.ts'
import { giveSignsOfLife } from './kernel/processes/sign-of-life.ts'
import { watchProcessor } from './kernel/processes/wanted-processor.ts'
import { countRate } from './kernel/rates/count-rate.ts'
import { jobs, layers, policies } from './layers.ts'
import { newId } from './new-id.ts'
import { productVersion } from './product-version.ts'
import { keepScratchSmall } from './scratch.ts'
import type { Settings } from './settings-shape.ts'

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
  const { deps, watch, checks, tracing, close } = composed
  const app = await buildApp({
    ...deps,
    tracing,
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
  /** Whether this process has the priority that the settings say. */
  hasPriority?: boolean
  /** Hears when this worker takes work up, and when it has none. */
  onBusy?(isBusy: boolean): void
}

/** What does the jobs: imports, pictures, months, files. */
export async function startWorker(
  settings: Settings,
  { guide, onBusy = () => undefined, hasPriority = true, log }: WorkerExtras = {},
): Promise<{ close(): Promise<void> }> {
  const { budgets } = settings
  const { deps, boss, checks, tracing, close } = await compose(settings, {
    works: true,
    isService: true,
    log,
  })
  if (!hasPriority)
    deps.log.warn('WORKER_PRIORITY=idle needs Linux and its chrt: the worker runs at low priority')
  const worker = await work(boss, jobs, deps, {
    onBusy,
    tracing,
    heldPeople: () => listDisabled(deps.db),
    slots: { all: budgets.jobsAtOnce, background: budgets.backgroundJobsAtOnce },
    concurrency: jobBudgets(budgets),
    ...(settings.workerPriority === 'idle' && {
      pace: paceWhileBusy(watchProcessor(), () => performance.now()),
    }),
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
