import type { Origin, Source } from '#domain/books/item'
import type { Found } from '../found.ts'
import { identifyItem } from '../identify.ts'
import { settleRecord } from '../settle-record.ts'
import { isWithin, type LiveBatch, type LiveOptions } from './live.ts'

/** Puts what a record says into the batch: items of the span that was asked for, and the lines of what is none. */
export function settleLive(
  batch: LiveBatch,
  found: readonly Found[],
  source: Source,
  span: Pick<LiveOptions, 'since' | 'until'>,
  from?: string,
): void {
  for (const one of found) {
    if (one.time !== undefined && !isWithin(one.time, span)) continue
    const { item, lines } = settleRecord(one, source)
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
