import { join } from 'node:path'
import { phrase } from '#press/text/book-words'
import { findPostgres } from '#server/kernel/db/embedded/start-postgres'
import type { GivenSettings } from '#server/settings-shape'
import { explain } from './explain.ts'
import { keepPostgres } from './keep-postgres.ts'
import type { Service } from './parse-services.ts'
import type { Open, Run } from './run.ts'
import type { ServeRefused } from './say-refusal.ts'
import type { ServeWords } from './serve-words.ts'

export type Database = { url: string; restarted(): Promise<void>; gaveUp: Promise<string> }

/** The database of the settings, or our own: kept running here, or found where another start keeps it. */
export async function openDatabase(
  run: Run,
  words: ServeWords,
  open: Open,
  settings: GivenSettings,
  services: ReadonlySet<Service>,
): Promise<Database | ServeRefused> {
  const elsewhere = (url: string): Database => ({
    url,
    restarted: () => Promise.resolve(),
    gaveUp: Promise.withResolvers<string>().promise,
  })
  if (settings.databaseUrl !== undefined) return elsewhere(settings.databaseUrl)
  const folder = join(settings.dataFolder, 'postgres')
  if (!services.has('postgres')) {
    const url = await findPostgres({ folder })
    return url === undefined ? { refused: 'no-postgres', folder } : elsewhere(url)
  }
  const onRestart = () => run.complain(phrase(words.restarted, { part: 'PostgreSQL' }))
  const onTrouble = (error: unknown) => run.complain(phrase(words.databaseAway, { why: explain(error) }))
  const keeping = keepPostgres({ folder, onRestart, onTrouble })
  open.closers.push(async () => {
    // asked to stop while it starts: it is ended once it is there
    const postgres = await keeping.catch(() => undefined)
    if (postgres !== undefined && !('refused' in postgres)) await postgres.stop()
  })
  const postgres = await keeping
  if ('refused' in postgres)
    return postgres.refused === 'already-running' ? { refused: postgres.refused, folder } : postgres
  open.killers.push(postgres.kill)
  return postgres
}
