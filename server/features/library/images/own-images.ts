import type { Sql } from '../../../kernel/db/connect.ts'
import { authorize } from '../../../kernel/http/authorize.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import type { ImageRow } from '../schema.ts'
import { imagePolicy } from './policy.ts'
import { lockImages } from './store.ts'

/** The pictures of these ids, in their order; undefined if this person may not use one of them. */
export async function ownImages(
  tx: Sql,
  uid: string,
  ids: readonly string[],
): Promise<ImageRow[] | undefined> {
  if (ids.length === 0) return []
  const rows = await lockImages(tx, ids)
  const byId = new Map(rows.map(image => [image.imageId, image]))
  const context = { caller: { uid }, request: { headers: {} }, deps: { db: tx } }
  const own: ImageRow[] = []
  for (const imageId of ids) {
    const image = byId.get(imageId)
    if (!image || isRefused(await authorize(imagePolicy, 'use', { imageId }, context, image)))
      return undefined
    own.push(image)
  }
  return own
}
