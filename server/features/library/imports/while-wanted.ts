import type { Deps } from '../../../deps.ts'
import { signalHere } from '../../../kernel/db/signal-here.ts'
import { bookErased, uploadRemoved } from '../topics.ts'
import type { ImportRow } from './schema.ts'
import { readImport } from './store.ts'

/**
 * Work for an import, given up when nobody wants it any more: its book was deleted, or an archive was taken back while it arrived.
 * Gives undefined then; other failures of `work` are thrown. It is given up, and fails, where the job is that it belongs to.
 */
export async function whileWanted<T>(
  { db, hub }: Pick<Deps, 'db' | 'hub'>,
  { importId, bid, request }: ImportRow,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const unwanted = new AbortController()
  const giveUp = () => unwanted.abort()
  const giveUpIfGone = async () => {
    if (!(await readImport(db, importId))) giveUp()
  }
  // where PostgreSQL is away again, the work fails by itself
  const missed = () => void giveUpIfGone().catch(() => undefined)
  const ends = [
    hub.subscribe(bookErased, bid, giveUp, missed),
    ...(request.uploads ?? []).map(uploadId => hub.subscribe(uploadRemoved, uploadId, giveUp)),
  ]
  try {
    // it may have been deleted before anybody listened
    await giveUpIfGone()
    const ofJob = signalHere()
    const signal = ofJob ? AbortSignal.any([unwanted.signal, ofJob]) : unwanted.signal
    return unwanted.signal.aborted ? undefined : await work(signal)
  } catch (error) {
    if (unwanted.signal.aborted) return undefined
    throw error
  } finally {
    for (const end of ends) end()
  }
}
