import type { Design } from '#contract/book'
import type { Sql } from '../../../kernel/db/connect.ts'
import { sameJson } from '../../../kernel/db/same-json.ts'
import { listPictures } from '../images/store.ts'

/**
 * The design with what is kept in sight of a cover's picture, where its picture or the part of it that is shown is another than before
 * and its maker named no point: of an uncropped picture the point that one looks at.
 */
export async function focusCover(tx: Sql, before: Design, after: Design): Promise<Design> {
  const { x, y, ...cover } = after.cover
  const isNamed = (x !== undefined && x !== before.cover.x) || (y !== undefined && y !== before.cover.y)
  const isSame = sameJson(shownOf(before), shownOf(after))
  if (isNamed || isSame) return after
  const [picture] = cover.pic === undefined || cover.crop ? [] : await listPictures(tx, [cover.pic])
  return { ...after, cover: { ...cover, ...picture?.content?.focus } }
}

const shownOf = ({ cover }: Design) => [cover.pic ?? null, cover.crop ?? null]
