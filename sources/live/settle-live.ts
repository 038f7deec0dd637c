import type { Origin, Source } from '#domain/books/item'
import { identifyItem } from '../identify.ts'
import type { ParsedRecord } from '../parsed-record.ts'
import { settleRecord } from '../settle-record.ts'
import { isWithin, type LiveBatch, type LiveOptions } from './live.ts'

/** Puts what a record says into the batch: items of the span that was asked for, and the lines of what is none. */
export function settleLive(
  batch: LiveBatch,
  parsed: readonly ParsedRecord[],
  source: Source,
  span: Pick<LiveOptions, 'since' | 'until'>,
  from?: string,
): void {
  for (const record of parsed) {
    if (record.time !== undefined && !isWithin(record.time, span)) continue
    const { item, lines } = settleRecord(record, source)
    batch.lines.push(...lines)
    if (!item) continue
    batch.items.push(item)
    if (from) batch.from.set(item.id, from)
  }
}

/** A record that is no record. */
export function brokenRecord(batch: LiveBatch, source: Source, origin: Origin): void {
  const id = identifyItem(source, 0, '', `${origin.path} ${origin.index ?? ''}`, undefined)
  batch.lines.push({ what: 'item', outcome: 'unreadable', reason: 'broken-record', id, origin })
}
