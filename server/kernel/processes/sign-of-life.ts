import { eq, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.ts'
import { processSigns } from './schema.ts'

export interface SigningProcess {
  processId: string
  kind: (typeof processSigns.$inferSelect)['kind']
  host: string
  version: string
}

/** Says now and then that this process lives. Ends with the sign taken back: a process that was killed leaves it. */
export function giveSignsOfLife(db: Db, signing: SigningProcess, log: Logger): { close(): Promise<void> } {
  const sign = () =>
    signOnce(db, signing).catch(error => {
      // that PostgreSQL is away is said by who watches it
      log.debug({ err: error }, 'a sign of life was not given')
    })
  let latest = sign()
  const timer = setInterval(() => {
    latest = sign()
  }, everySeconds * 1000)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await latest
      await db
        .delete(processSigns)
        .where(eq(processSigns.processId, signing.processId))
        .catch(error => log.debug({ err: error }, 'the sign of life was not taken back'))
    },
  }
}

async function signOnce(db: Db, signing: SigningProcess): Promise<void> {
  const now = sql`now()`
  await db
    .insert(processSigns)
    .values({ ...signing, startedAt: now, seenAt: now })
    .onConflictDoUpdate({ target: processSigns.processId, set: { seenAt: now } })
  await db
    .delete(processSigns)
    .where(lt(processSigns.seenAt, sql`now() - make_interval(days => ${keptDays})`))
}

export interface SeenProcess extends SigningProcess {
  startedAt: Date
  seenAt: Date
  /** It gave its last sign in time. */
  isAlive: boolean
}

/** Processes that live, and those that were lost in the last days; by kind, host and age. */
export async function listProcesses(db: Db): Promise<SeenProcess[]> {
  const processes = await db
    .select({
      processId: processSigns.processId,
      kind: processSigns.kind,
      host: processSigns.host,
      version: processSigns.version,
      startedAt: processSigns.startedAt,
      seenAt: processSigns.seenAt,
      isAlive: sql<boolean>`${processSigns.seenAt} > now() - make_interval(secs => ${lostSeconds})`,
    })
    .from(processSigns)
    .orderBy(sql`${processSigns.seenAt} desc`, processSigns.processId)
    .limit(mostListed)
  // each keeps its place, whichever gave a sign last
  return processes.sort(
    (a, b) => compare(a.kind, b.kind) || compare(a.host, b.host) || +a.startedAt - +b.startedAt,
  )
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

const everySeconds = 15
/** After so many, three signs are missing. */
const lostSeconds = 50
const keptDays = 3
const mostListed = 200
