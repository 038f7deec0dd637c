import type { Answer } from '#contract/call'
import type { listProofs as listProofsCall } from '#contract/proofs'
import { entryFields } from '#domain/proofing/entry-words'
import { findDoubts } from '#domain/proofing/find-doubts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../books/schema.ts'
import { presentItem } from '../content/present-item.ts'
import { printedPortions } from '../content/printed-portions.ts'
import { wordsMarkOf } from '../content/words-mark-of.ts'

type Proofs = Answer<typeof listProofsCall>

/** What there is to read through of a book, in its order. */
export async function listProofs({ bid, timeZone }: BookRow, db: Sql): Promise<Proofs> {
  const entries: Proofs['entries'] = []
  for await (const rows of printedPortions(db, bid))
    for (const row of rows) {
      const item = presentItem(row, timeZone)
      const fields = entryFields(item)
      if (fields.length === 0) continue
      entries.push({
        itemId: row.itemId,
        chapterId: row.month,
        doubts: fields.reduce((sum, field) => sum + findDoubts(field.text).length, 0),
        done: row.proofed !== null && row.proofed === wordsMarkOf(row.original, row.edits),
      })
    }
  return { entries }
}
