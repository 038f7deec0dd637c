import { applyEdits } from '#domain/books/apply-edits'
import type { Item } from '#domain/books/item'
import { isInSpan, type Span } from '#domain/books/span'
import { monthOf } from '#domain/time/civil-time'
import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../books/schema.ts'
import { lockBook } from '../books/store.ts'
import { removeRows } from '../content/remove-rows.ts'
import { touchBook } from '../content/touch-book.ts'
import { insertOriginals, type Original, writeOriginals } from '../content/write-originals.ts'
import type { Batch } from './history-source.ts'
import { type ImportedItem, type ImportedItems, isTouched } from './imported-items.ts'
import { joinBook } from './join-book.ts'
import { dropLosses, foundElsewhere } from './mended-losses.ts'
import { type PortionLimits, portionsToIngest } from './portions-to-ingest.ts'
import { receiptRows } from './receipt-rows.ts'
import { insertTroubles } from './store.ts'
import { readTakenOut } from './taken-out.ts'
import { writeReceipt } from './write-receipt.ts'

/**
 * Brings a batch of history into the book, in short transactions; the place to go on from is kept with the last of them. Taking it
 * in again changes nothing, and after a kill ends it. `importedItems` follows what was written.
 */
export async function ingestBatch(
  deps: Deps,
  book: BookRow,
  importId: string,
  importedItems: ImportedItems,
  batch: Batch,
  portionLimits?: PortionLimits,
): Promise<void> {
  const { bid } = book
  const now = deps.now()
  const takenOut = await readTakenOut(deps, bid)
  const { added, changed, removed, lines, receipt } = joinBook(importedItems, batch, takenOut)
  const existing = [...importedItems.values()].map(item => applyEdits(item.original, item.edits))
  const rows = receiptRows([...receipt, ...lines], { bid, importId }, [...batch.given, ...existing])
  const inserted = asOriginals(added, () => undefined)
  const updated = asOriginals(changed, id => importedItems.get(id)?.pending)
  const portions = portionsToIngest({ lines: rows, inserted, updated, removed }, portionLimits)
  for (const portion of portions) {
    const { inserted, updated } = portion
    const gone = portion.removed
    let span: Span = book
    await deps.db.transaction(async tx => {
      if (portion === portions[0]) await dropLosses(tx, bid, foundElsewhere(lines))
      const months = await writeOriginals(tx, book, updated, now)
      // whoever changes the span in this moment chooses these as well, or was before them
      span = (await lockBook(tx, bid)) ?? book
      const from = batch.from ?? new Map()
      for (const month of await insertOriginals(tx, book, inserted, from, now, span)) months.add(month)
      const joined = joinedIn(importedItems, gone)
      for (const month of await removeRows(tx, bid, [...gone.keys()], joined)) months.add(month)
      await writeReceipt(tx, portion.lines)
      if (portion === portions.at(-1)) {
        await batch.keepPlace?.(tx)
        await insertTroubles(
          tx,
          batch.troubles.map(trouble => ({ importId, bid, ...trouble })),
        )
      }
      if (months.size > 0)
        await touchBook(tx, deps, bid, { months: [...months].sort(), items: [], by: 'import' })
    })
    for (const id of gone.keys()) importedItems.delete(id)
    for (const [id, { item, pending }] of [...updated, ...inserted]) {
      const before = importedItems.get(id) ?? asInserted(item, book, span)
      importedItems.set(id, { ...before, original: item, pending })
    }
  }
}

/** As `insertOriginals` writes it. */
function asInserted(
  item: Item,
  { timeZone }: BookRow,
  span: Span,
): Omit<ImportedItem, 'original' | 'pending'> {
  const chosen = isInSpan(monthOf(item.time, timeZone), span)
  return { edits: {}, chosen, deleted: false, ...(!chosen && { isOutside: true }) }
}

/** Rows with changes that go into the line about them. */
function joinedIn(importedItems: ImportedItems, removed: ReadonlyMap<string, string | undefined>): string[] {
  return [...removed].flatMap(([id, heir]) => {
    const row = importedItems.get(id)
    return heir !== undefined && row && isTouched(row) ? id : []
  })
}

/** What stands in the book stays there while new pictures of it are looked at; what is new waits for its pictures. */
function asOriginals(
  all: ReadonlyMap<string, Item>,
  isPending: (id: string) => boolean | undefined,
): Map<string, Original> {
  return new Map(
    [...all].map(([id, item]) => [id, { item, pending: isPending(id) ?? item.media.some(isUnseen) }]),
  )
}

export function isUnseen(media: Item['media'][number]): boolean {
  return media.kind === 'photo' && !media.picture
}
