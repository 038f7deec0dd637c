import type { DeskCheck, DeskService } from '#contract/desk-service'
import type { Deps } from '../../../deps.ts'
import { freeBytesOf } from '../../../free-bytes-of.ts'
import { readJobCounts } from '../../../kernel/jobs/job-figures.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { listProcesses } from '../../../kernel/processes/sign-of-life.ts'
import { productVersion } from '../../../product-version.ts'
import { isNewer } from '../news/is-newer.ts'
import { readNews } from '../news/store.ts'

/** How the service stands now. That it answers says that the database does. */
export async function presentService(deps: Deps, jobs: readonly Job[]): Promise<DeskService> {
  const { db, files, settings } = deps
  const processes = await listProcesses(db)
  const kinds = await readJobCounts(
    db,
    jobs.map(({ name }) => name),
  )
  const freeBytes = await freeBytesOf(settings.dataFolder)
  const oldestSeconds = Math.round(Math.max(0, ...kinds.map(kind => kind.oldestSeconds)))
  const workers = processes.filter(({ kind, isAlive }) => kind === 'worker' && isAlive).length
  const isStoreThere = await files.check().then(
    () => true,
    () => false,
  )
  const checks: DeskCheck[] = [
    { name: 'database', isGood: true, figure: null },
    { name: 'store', isGood: isStoreThere, figure: null },
    { name: 'disk', isGood: freeBytes >= settings.keepFreeBytes, figure: freeBytes },
    { name: 'queue', isGood: oldestSeconds < lateSeconds, figure: oldestSeconds },
    { name: 'workers', isGood: workers > 0, figure: workers },
  ]
  return {
    version: productVersion,
    news: await presentNews(deps),
    checks,
    processes: processes.map(({ startedAt, seenAt, ...rest }) => ({
      ...rest,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    settings: settings.inForce.map(setting => ({ ...setting })),
  }
}

async function presentNews({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<DeskService['news']> {
  // what was told while an address was set is no news any more
  if (settings.newsUrl === undefined) return { isAsked: false, askedAt: null, newer: null, failure: null }
  const news = await readNews(db)
  const version = news?.version ?? undefined
  return {
    isAsked: true,
    askedAt: news?.askedAt.toISOString() ?? null,
    newer:
      news && version !== undefined && isNewer(version, productVersion) ? { version, href: news.href } : null,
    failure: news?.failure ?? null,
  }
}

/** A job that could begin and waits for longer says that workers are missing, or have too much to do. */
const lateSeconds = 600
