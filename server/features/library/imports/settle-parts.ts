import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type ImportRow, imports, uploads } from '../schema.ts'

/** How an import ended. */
export interface ImportEnd {
  state: 'done' | 'partly' | 'failed'
  /** Locale key `web-import:why.<why>`. */
  why?: string
  /** How many items the book holds then. */
  items: number
  flags?: { postsInitialized?: boolean; insInitialized?: boolean }
  /** Uploads of which something came into the book. */
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
  now: Date,
): Promise<ImportEnd> {
  const isWordless = end.state === 'failed' && end.why === 'empty-archive'
  if (end.state === 'failed' && !isWordless) return end
  const own = request.uploads ?? []
  await tx
    .update(uploads)
    .set({ readAt: now })
    .where(and(inArray(uploads.uploadId, own), isNotNull(uploads.wholeAt)))
  await markUsed(tx, bid, end.used)
  const useless = await uselessIn(tx, bid)
  const isAlone = !(await hasPartsToCome(tx, bid, importId))
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
  await tx.update(uploads).set({ used: true }).where(inArray(uploads.uploadId, uploadIds))
  const useless = await uselessIn(tx, bid)
  const telling = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.bid, bid), inArray(imports.why, ['empty-archive', 'unused-part'])))
  const mended = telling.filter(({ why, request }) =>
    why === 'unused-part'
      ? useless.length === 0
      : request.uploads?.some(uploadId => uploadIds.includes(uploadId)),
  )
  for (const { importId } of mended)
    await tx.update(imports).set({ state: 'done', why: null }).where(eq(imports.importId, importId))
}

/** Uploads that were read, and of which nothing is in the book. */
async function uselessIn(tx: Sql, bid: string): Promise<string[]> {
  const rows = await tx
    .select({ uploadId: uploads.uploadId })
    .from(uploads)
    .where(and(eq(uploads.bid, bid), isNotNull(uploads.readAt), eq(uploads.used, false)))
  return rows.map(row => row.uploadId)
}

async function hasPartsToCome(tx: Sql, bid: string, importId: string): Promise<boolean> {
  const [otherImport] = await tx
    .select({ importId: imports.importId })
    .from(imports)
    .where(
      and(
        eq(imports.bid, bid),
        eq(imports.via, 'archive'),
        inArray(imports.state, ['waiting', 'running', 'arriving']),
        ne(imports.importId, importId),
      ),
    )
    .limit(1)
  if (otherImport) return true
  const [arriving] = await tx
    .select({ uploadId: uploads.uploadId })
    .from(uploads)
    .where(and(eq(uploads.bid, bid), isNull(uploads.wholeAt)))
    .limit(1)
  return arriving !== undefined
}
