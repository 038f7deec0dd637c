import { and, eq, sql } from 'drizzle-orm'
import { isInSpan, type Span } from '#domain/books/span'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { ItemRow } from './present-item.ts'
import { changes } from './schema.ts'

/**
 * Undo and redo of a span choose new entries as the span that they come back to does. A step names only those that it moves: others are
 * taken in, or left out, by both of its spans.
 */
export async function putIntoSpanSteps(
  tx: Sql,
  bid: string,
  entries: readonly Pick<ItemRow, 'itemId' | 'month'>[],
): Promise<void> {
  if (entries.length === 0) return
  const steps = await tx
    .select({
      seq: changes.seq,
      before: sql<Span>`${changes.before} -> 'span'`,
      after: sql<Span>`${changes.after} -> 'span'`,
    })
    .from(changes)
    .where(and(eq(changes.bid, bid), sql`${changes.before} ? 'span' and ${changes.after} ? 'span'`))
  for (const { seq, before, after } of steps) {
    const moved = entries.filter(({ month }) => isInSpan(month, before) !== isInSpan(month, after))
    if (moved.length === 0) continue
    const withMoved = (state: 'before' | 'after', span: Span) => {
      const choices = moved.map(({ itemId, month }) => [itemId, { chosen: isInSpan(month, span) }])
      return sql`jsonb_set(${sql.identifier(state)}, '{items}',
        coalesce(${sql.identifier(state)} -> 'items', '{}') || ${JSON.stringify(Object.fromEntries(choices))}::jsonb)`
    }
    await tx
      .update(changes)
      .set({ before: withMoved('before', before), after: withMoved('after', after) })
      .where(eq(changes.seq, seq))
  }
}
