import type { Origin } from './item.ts'

/** How everything that was read ends (architecture, decision 4: nothing is lost in silence). */
export type Outcome = 'placed' | 'duplicate' | 'filtered' | 'missing' | 'unreadable'

export interface ReceiptLine {
  what: 'item' | 'photo'
  outcome: Outcome
  /** Why, as a locale key `receipt.<reason>`. Placed lines need none. */
  reason?: ReceiptReason
  /** Item id, or the media uri. */
  id: string
  origin: Origin
  /** For duplicates: where the one that stays came from. */
  of?: Origin
  /** For placed lines: the first page it stands on, from 1, and the volume's name. */
  page?: number
  volume?: string
}

export type ReceiptReason =
  | 'same-item'
  | 'same-photo'
  | 'album-photo-of-post'
  | 'outside-dates'
  | 'empty-record'
  | 'draft'
  | 'not-a-picture'
  | 'not-in-any-post'
  | 'file-missing'
  | 'not-in-archive-remote'
  | 'over-quota'
  | 'upload-gone'
  | 'broken-record'
  | 'too-costly'
  | 'too-deep'
  | 'too-many'
  | 'broken-picture'
  | 'picture-too-large'
  | 'unsupported-picture'
  | 'typesetting-failed'

export interface Totals {
  read: number
  placed: number
  duplicate: number
  filtered: number
  missing: number
  unreadable: number
}

/** Counts the lines of one kind; `read` is the sum of the others by construction. */
export function totals(lines: readonly ReceiptLine[], what: ReceiptLine['what']): Totals {
  const sum: Totals = { read: 0, placed: 0, duplicate: 0, filtered: 0, missing: 0, unreadable: 0 }
  for (const line of lines) {
    if (line.what !== what) continue
    sum[line.outcome] += 1
    sum.read += 1
  }
  return sum
}
