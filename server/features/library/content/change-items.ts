import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { sameJson } from '../../../kernel/db/same-json.ts'
import type { BookRow } from '../books/schema.ts'
import type { ItemState } from '../stored.ts'
import type { ItemRow } from './present-item.ts'
import { recordChange, type Step } from './record-change.ts'
import { touchBook } from './touch-book.ts'
import { writeItems } from './write-items.ts'

export interface ChangedItems {
  revision: number
  months: string[]
}

/**
 * One step of undo over locked rows: writes the new states, remembers the old ones and what else changed with them (`beside`), tells
 * everybody.
 */
export async function changeItems(
  tx: Sql,
  deps: Pick<Deps, 'events' | 'now'>,
  book: BookRow,
  rows: readonly ItemRow[],
  states: ReadonlyMap<string, ItemState>,
  step: Pick<Step, 'label' | 'run'> & { by: string; beside?: Pick<Step, 'before' | 'after'> },
): Promise<ChangedItems> {
  const changed = rows.filter(row => differs(row, states.get(row.itemId)))
  if (changed.length === 0 && !step.beside) return { revision: book.revision, months: [] }
  const now = deps.now()
  const before: Record<string, ItemState> = {}
  const after: Record<string, ItemState> = {}
  for (const row of changed) {
    const state = states.get(row.itemId) ?? {}
    after[row.itemId] = state
    before[row.itemId] = {
      ...(state.edits && { edits: row.edits }),
      ...(state.chosen !== undefined && { chosen: row.chosen }),
      ...(state.deleted !== undefined && { deleted: row.deleted }),
    }
  }
  const months = await writeItems(tx, book, changed, states, now)
  const { label, run, beside } = step
  const recorded = {
    label,
    run,
    before: { ...beside?.before, items: before },
    after: { ...beside?.after, items: after },
  }
  const ids = changed.map(row => row.itemId)
  const [revision] = await Promise.all([
    touchBook(tx, deps, book.bid, { months, items: ids, by: step.by }),
    recordChange(tx, book.bid, recorded, now),
  ])
  return { revision, months }
}

function differs(row: ItemRow, state: ItemState | undefined): boolean {
  if (!state) return false
  const { edits, chosen, deleted } = state
  if (chosen !== undefined && chosen !== row.chosen) return true
  if (deleted !== undefined && deleted !== row.deleted) return true
  return edits !== undefined && !sameJson(row.edits, edits)
}
