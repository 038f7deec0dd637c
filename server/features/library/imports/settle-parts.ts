import type { Sql } from '../../../kernel/db/connect.ts'
import type { ReachedFigures } from '../stored.ts'
import { hasArrivingUpload, listUselessUploads, setUploadsRead, setUploadsUsed } from '../uploads/store.ts'
import type { ContentFlags } from './content-flags.ts'
import type { ImportRow } from './schema.ts'
import { isOtherReadingArchives, listUselessImports, updateImport } from './store.ts'

/** How an import ended. */
export interface ImportEnd {
  state: 'done' | 'partly' | 'failed'
  /** Locale key `web-import:why.<why>`. */
  why?: string
  /** Of the quota that is why. */
  figures?: ReachedFigures
  /** How many items the book holds then. */
  items: number
  flags?: ContentFlags
  /** Uploads of which something came into the book, or that show what is in it. */
  used?: readonly string[]
}

/**
 * How an import of archives ends, beside the other parts that the book was given: one without words failed only where no other
 * part is on its way, and what was of no use is told with the last of them. Notes what was read, for parts that come later.
 */
export async function settleParts(
  tx: Sql,
  { importId, bid, request }: ImportRow,
  end: ImportEnd,
): Promise<ImportEnd> {
  const isWordless = end.state === 'failed' && end.why === 'empty-archive'
  if (end.state === 'failed' && !isWordless) return end
  const own = request.uploads ?? []
  await setUploadsRead(tx, own)
  await markUsed(tx, bid, end.used)
  const useless = await listUselessUploads(tx, bid)
  const isToCome = (await isOtherReadingArchives(tx, { bid, importId })) || (await hasArrivingUpload(tx, bid))
  const isAlone = !isToCome
  if (isWordless) {
    const isUseless = useless.some(uploadId => own.includes(uploadId))
    return isUseless && isAlone ? end : { state: 'done', items: end.items }
  }
  const isToTell = end.state === 'done' && isAlone && useless.length > 0
  return isToTell ? { ...end, state: 'partly', why: 'unused-part' } : end
}

/** Something of these uploads is in the book; imports that told of their want of other parts have nothing to tell any more. */
export async function markUsed(tx: Sql, bid: string, uploadIds: readonly string[] = []): Promise<void> {
  if (uploadIds.length === 0) return
  await setUploadsUsed(tx, uploadIds)
  const useless = await listUselessUploads(tx, bid)
  const telling = await listUselessImports(tx, bid)
  const mended = telling.filter(({ why, request }) =>
    why === 'unused-part'
      ? useless.length === 0
      : request.uploads?.some(uploadId => uploadIds.includes(uploadId)),
  )
  for (const { importId } of mended) await updateImport(tx, importId, { state: 'done', why: null })
}
