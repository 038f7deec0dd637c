import type { ReceiptLine } from '#domain/books/receipt'
import type { Deps } from '../../../deps.ts'
import { lockBook } from '../books/store.ts'
import type { NamedArchive } from './named-archives.ts'
import { lineIdOf, receiptRows } from './receipt-rows.ts'
import type { ImportRow } from './schema.ts'
import { dropLines, writeReceipt } from './write-receipt.ts'

/**
 * Says in the log and in the receipt which archives of an import cannot be read, since their bytes are gone; of those that are there it
 * takes that back, for somebody may have uploaded them again.
 */
export async function accountGoneUploads(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { bid, importId }: ImportRow,
  { archives, gone }: { archives: readonly NamedArchive[]; gone: ReadonlySet<string> },
): Promise<void> {
  for (const uploadId of gone)
    log.error({ importId, uploadId }, 'an import did not find the bytes of its upload')
  const lines = archives.filter(({ id }) => gone.has(id)).map(lineOf)
  const there = archives.filter(({ id }) => !gone.has(id)).map(lineOf)
  await db.transaction(async tx => {
    if (!(await lockBook(tx, bid))) return
    await dropLines(
      tx,
      bid,
      there.map(line => lineIdOf(bid, line)),
    )
    await writeReceipt(tx, receiptRows(lines, { bid, importId }, []))
  })
}

function lineOf({ name }: Pick<NamedArchive, 'name'>) {
  return {
    what: 'item',
    outcome: 'missing',
    reason: 'upload-gone',
    id: name,
    origin: { archive: name, path: name },
  } as const satisfies ReceiptLine
}
