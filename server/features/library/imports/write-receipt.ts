import { and, eq, inArray, sql } from 'drizzle-orm'
import { inPortions } from '../../../in-portions.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { LineRow } from './receipt-rows.ts'
import { receiptLines } from './schema.ts'

/** Adds lines to the receipt; one that is there stays as it is. */
export async function writeReceipt(tx: Sql, rows: readonly LineRow[]): Promise<void> {
  for (const portion of inPortions(rows, 1000)) {
    const written = portion.map(row => ({
      line_id: row.lineId,
      import_id: row.importId,
      what: row.what,
      outcome: row.outcome,
      reason: row.reason,
      name: clean(row.name),
      origin: clean(row.origin),
      of: row.of == null ? null : clean(row.of),
      held: row.held ?? null,
    }))
    const json = JSON.stringify(written, (_, value: unknown) =>
      typeof value === 'string' ? clean(value) : value,
    )
    await tx.execute(sql`
      insert into receipt_lines (line_id, bid, import_id, what, outcome, reason, name, origin, of, held, taken)
      select v.line_id, ${portion[0]?.bid}, v.import_id, v.what, v.outcome, v.reason, v.name, v.origin, v.of,
        nullif(v.held, 'null'::jsonb), false
      from jsonb_to_recordset(${json}::jsonb) as v(line_id text, import_id text, what text, outcome text,
        reason text, name text, origin text, of text, held jsonb)
      on conflict (line_id) do nothing`)
  }
}

/** Takes lines back that turned out otherwise. */
export async function dropLines(tx: Sql, bid: string, lineIds: readonly string[]): Promise<void> {
  for (const portion of inPortions(lineIds, 1000))
    await tx
      .delete(receiptLines)
      .where(and(eq(receiptLines.bid, bid), inArray(receiptLines.lineId, [...portion])))
}

function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
