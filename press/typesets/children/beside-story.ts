import type { Item, Media } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import { shownSize } from '../../photos/crop.ts'
import { emWidth } from '../../text/em-width.ts'
import { gatherTags } from '../../text/gather-tags.ts'
import type { TypesetContext } from '../context.ts'
import { pxPerMmOf } from '../shown-photos.ts'
import { isOnLine, widthOf } from './page-grid.ts'
import type { Beside } from './story.ts'
import { highestBeside, placeOfWords, tellBeside } from './tell-beside.ts'

/** A picture or two beside their words, on as many columns as leave lines of a dozen characters, then on fewer. */
export function besidesOf(item: Item, context: TypesetContext): Beside[] {
  const { area } = context
  const most = Math.max(
    ...item.media.map(
      ({ picture, crop }) => (picture ? shownSize(picture, crop).width : 0) / pxPerMmOf(item, context),
    ),
  )
  // no column beside a picture that is as high as it may be stays white
  const [picture, second] = item.media
  const widest = picture && !second ? highestBeside(area) * aspectOf(picture) : area.width
  const fits = (count: number) =>
    widthOf(area, count) <= most * 1.0005 &&
    widthOf(area, count) < widest &&
    isOnLine(count) &&
    areReadable(item, placeOfWords(count, context).w, context)
  const counts = columnCounts.filter(fits)
  return (counts.length > 0 ? counts : columnCounts.slice(-1)).map(count => tellBeside(item, count, context))
}

/** Columns of a picture. */
const columnCounts = [8, 7, 6, 5, 4]

/** Characters of a line that reads well. */
const leastLine = 12

// On lines of a dozen characters, or in one.
function areReadable({ text }: Item, w: number, { styles }: TypesetContext): boolean {
  const letter = (styles.body?.size ?? 15) * pt
  return w >= leastLine * letter || text.split('\n').every(line => emWidth(line) * letter <= w * 0.97)
}

/** One or two pictures, of which none is to be large, and words that are no longer than they are high. */
export function suitsBeside(item: Item): boolean {
  const { media, text } = item
  // two that nothing is said of fill a row
  if (
    media.length === 0 ||
    media.length > (text.trim() === '' ? 1 : 2) ||
    item.title ||
    item.album ||
    item.quote ||
    item.poll
  )
    return false
  if (item.links.some(link => link.title)) return false
  const { words, tags } = gatherTags(text.split('\n'))
  if (words.join('').length > mostWords || tags.length > mostTags) return false
  if (media.some(each => each.size || each.caption || !each.picture)) return false
  const wide = media.every(each => aspectOf(each) > leastWide)
  // what bears the width of the page, or nearly, is to be large
  const isLarge = (media[0]?.picture?.width ?? 0) >= (text.length > mostBesideWide ? 900 : 1200)
  return media.length === 1 ? !wide || !isLarge : wide
}

const leastWide = 1.2
/** Characters beside a picture that is wider than high. */
const mostBesideWide = 40

/** Characters of words, and of a row of tags in small type below them. */
const mostWords = 150
const mostTags = 600

function aspectOf({ picture, crop }: Media): number {
  if (!picture) return 1
  const { width, height } = shownSize(picture, crop)
  return width / height
}
