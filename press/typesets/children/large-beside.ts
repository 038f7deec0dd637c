import type { Item } from '#domain/books/item'
import { shownSize } from '../../photos/crop.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { isOnLine, widthOf } from './page-grid.ts'
import type { Beside } from './story.ts'
import { prints } from './story-design.ts'
import { tellBeside } from './tell-beside.ts'

/**
 * A picture with few words or none as wide as 180 ppi bear, pictures with words among them, at the right of its frame, with its day, what is said of it and a few
 * drawings beside it: none where it has not the pixels for that, or its owner
 * wants it small.
 */
export function largeBesides(item: Item, context: TypesetContext): Beside[] {
  const [media, second] = item.media
  if (!media?.picture || media.size === 'small' || second || emWidth(item.text) > mostWords) return []
  const { picture, crop } = media
  const { area, alonePxPerMm, pxPerMm } = context
  const bears = shownSize(picture, crop).width / alonePxPerMm
  const [count] = columnCounts.filter(columns => isOnLine(columns) && widthOf(area, columns) <= bears)
  if (count === undefined) return []
  const compose = prints('right', area.rows * mostHigh, pxPerMm / alonePxPerMm)
  return [{ ...tellBeside(item, count, context, compose), hasDrawings: true }]
}

/** Columns of a picture. */
const columnCounts = [8, 7, 6, 5, 4]
/** em */
const mostWords = 36
/** Of the rows of a page. */
const mostHigh = 0.72
