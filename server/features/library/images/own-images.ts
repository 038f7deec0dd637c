import type { PictureContent } from '#domain/books/item'
import type { Sql } from '../../../kernel/db/connect.ts'
import { authorize } from '../../../kernel/http/authorize.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { imagePolicy } from './policy.ts'
import type { ImageRow } from './schema.ts'
import { listPictures, lockImages } from './store.ts'

/** With what its picture shows, and its perceptual hash. */
export type OwnImage = ImageRow & { content: PictureContent; phash: string | null }

/** The pictures of these ids, in their order; undefined if this person may not use one of them. */
export async function ownImages(
  tx: Sql,
  uid: string,
  ids: readonly string[],
): Promise<OwnImage[] | undefined> {
  if (ids.length === 0) return []
  const rows = await lockImages(tx, ids)
  const byId = new Map(rows.map(image => [image.imageId, image]))
  const pictures = await listPictures(tx, [...new Set(rows.map(image => image.sha256))])
  const pictureOf = new Map(pictures.map(picture => [picture.sha256, picture]))
  const context = { caller: { uid }, request: { headers: {} }, deps: { db: tx } }
  const own: OwnImage[] = []
  for (const imageId of ids) {
    const image = byId.get(imageId)
    if (!image || isRefused(await authorize(imagePolicy, 'use', { imageId }, context, image)))
      return undefined
    const { content, phash } = pictureOf.get(image.sha256) ?? {}
    own.push({ ...image, content: content ?? {}, phash: phash ?? null })
  }
  return own
}
