import type { Original } from '../content/write-originals.ts'
import type { LineRow } from './receipt-rows.ts'

/** What a batch of history changes in a book. */
export interface Ingest {
  lines: LineRow[]
  inserted: Map<string, Original>
  updated: Map<string, Original>
  /** Rows that go, with the id of their heir where there is one. */
  removed: Map<string, string | undefined>
}

/**
 * The same in portions for a transaction each, so that none is long, however much was read. In this order whoever is killed
 * between two of them does all of it again and ends the same: what a line tells of is not to be seen any more once it is done, and
 * no row goes before what stands for it is there.
 */
export function portionsToIngest(
  { lines, inserted, updated, removed }: Ingest,
  most: PortionLimits = portionLimits,
): Ingest[] {
  const portions: Ingest[] = []
  let portion = emptyPortion()
  let [rows, letters] = [0, 0]
  /** The portion that has room for so much more. */
  const roomFor = (more: object): Ingest => {
    const length = JSON.stringify(more).length
    if (rows > 0 && (rows + 1 > most.rows || letters + length > most.letters)) {
      portions.push(portion)
      portion = emptyPortion()
      rows = 0
      letters = 0
    }
    rows += 1
    letters += length
    return portion
  }
  for (const line of lines) roomFor(line).lines.push(line)
  for (const [id, original] of inserted) roomFor(original).inserted.set(id, original)
  for (const [id, original] of updated) roomFor(original).updated.set(id, original)
  for (const [id, heir] of removed) roomFor([id]).removed.set(id, heir)
  return [...portions, portion]
}

export interface PortionLimits {
  rows: number
  /** Of all that is written, as JSON: PostgreSQL and V8 take no text of any length. */
  letters: number
}

const portionLimits: PortionLimits = { rows: 1000, letters: 32_000_000 }

const emptyPortion = (): Ingest => ({
  lines: [],
  inserted: new Map(),
  updated: new Map(),
  removed: new Map(),
})
