import { and, eq, inArray } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { images } from '../schema.ts'

export type ImageRow = typeof images.$inferSelect

/** The pictures of these ids, in their order; undefined if one of them is not this person's own. */
export async function ownImages(
  tx: Sql,
  uid: string,
  ids: readonly string[],
): Promise<ImageRow[] | undefined> {
  if (ids.length === 0) return []
  const owned = await tx
    .select()
    .from(images)
    .where(and(eq(images.uid, uid), inArray(images.imageId, [...ids])))
  const byId = new Map(owned.map(image => [image.imageId, image]))
  const found = ids.flatMap(id => byId.get(id) ?? [])
  return found.length === ids.length ? found : undefined
}
