import { eq, sql } from 'drizzle-orm'
import type { Design } from '#contract/book'
import type { Sql } from '../../../kernel/db/connect.ts'
import { changes } from './schema.ts'

/** Whether the maker of a book ever chose a picture for its cover, or took one away. */
export async function hasCoverPictureStep(db: Sql, bid: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from changes where bid = ${bid}
      and before #>> '{design,cover,pic}' is distinct from after #>> '{design,cover,pic}' limit 1`)
  return rowCount === 1
}

/** Undo and redo of other changes of the design come back to a cover with this picture, where they knew of none. */
export async function putPictureIntoSteps(
  tx: Sql,
  bid: string,
  picture: Pick<Design['cover'], 'pic' | 'x' | 'y' | 'crop'>,
): Promise<void> {
  const added = JSON.stringify(picture)
  const withPicture = (state: 'before' | 'after') => sql`case when ${sql.identifier(state)} ? 'design'
    then jsonb_set(${sql.identifier(state)}, '{design,cover}',
      (${sql.identifier(state)} #> '{design,cover}') || ${added}::jsonb)
    else ${sql.identifier(state)} end`
  await tx
    .update(changes)
    .set({ before: withPicture('before'), after: withPicture('after') })
    .where(eq(changes.bid, bid))
}
