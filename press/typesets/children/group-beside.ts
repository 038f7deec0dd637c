import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import type { Block } from '../../paginate/block.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { isOnLine } from './page-grid.ts'
import type { Beside } from './story.ts'
import { headRows, lookBeside, placeOfWords, tellBeside } from './tell-beside.ts'

/**
 * Two to four pictures beside their few words, about as high as these: lower than the same one below the other. None where they would
 * be squeezed for that.
 */
export function groupBesideOf(item: Item, left: boolean, context: TypesetContext): Beside | undefined {
  const ways = groupColumns
    .filter(count => left || isOnLine(count))
    .flatMap(count => {
      const [pictures] = photoBlocks(item, context, lookBeside(left, count, context))
      if (pictures?.kind !== 'photos') return []
      const { min, natural, heights } = pictures.offer
      if (min < (heights?.[0] ?? min)) return []
      const { w } = placeOfWords(left, count, context)
      const words = headRows + Math.ceil((emWidth(item.text) * bodyMm(context)) / w)
      return [{ count, fault: Math.abs(natural - words) + Math.max(0, lowestGroup - natural) * 2 }]
    })
  const [best] = ways.sort((a, b) => a.fault - b.fault)
  return best && tellBeside(item, left, best.count, context)
}

/** Whether pictures, as they suit their place best, are as wide as it is, or nearly. */
export function areAsWide(blocks: readonly Block[], width: number): boolean {
  const widths = blocks.flatMap(block => {
    if (block.kind !== 'photos') return []
    const slots = block.offer.compose(block.offer.natural)
    return [Math.max(...slots.map(({ x, w }) => x + w)) - Math.min(...slots.map(({ x }) => x))]
  })
  return widths.every(w => w >= width * leastWide)
}

const leastWide = 0.78

/** Of the columns of the page, for two to four pictures. */
const groupColumns = [8, 7] as const
/** Rows. */
const lowestGroup = 7

const bodyMm = ({ styles }: TypesetContext) => (styles.body?.size ?? 15) * pt

/** Two to four pictures of which none is to be large, with few words. */
export function suitsGroupBeside({ media, text, links, title, album, quote, poll }: Item): boolean {
  if (media.length < 2 || media.length > 4 || title || album || quote || poll) return false
  if (emWidth(text) > mostBesideGroup || links.some(link => link.title)) return false
  return media.every(each => each.picture && !each.size && !each.caption)
}

/** em */
const mostBesideGroup = 90
