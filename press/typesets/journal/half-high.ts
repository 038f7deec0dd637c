import type { Item } from '#domain/books/item'
import { type Columns, columnsOf, spanOf } from '../../page/columns.ts'
import type { TypesetContext } from '../context.ts'
import type { PhotoPlace, PhotoShape } from '../item-design.ts'

/** The widest place below the words on which a tall photo alone is no higher than half of the page, where its entry has few of them; none for others. */
export function halfHigh(
  { text }: Item,
  { aspect, whole = false }: PhotoShape,
  { gutter }: Columns,
  { area }: TypesetContext,
): PhotoPlace | undefined {
  if (text.length > fewWords || aspect >= tall) return undefined
  const halves = columnsOf(area.width, 12, gutter)
  const [widest, ...narrower] = (whole ? ofWhole : ofPhoto).map(count => spanOf(halves, 4, count))
  const suits = ({ w }: PhotoPlace) => w / aspect <= (area.height / 2) * (1 + over)
  return narrower.reduce((place, next) => (place && suits(place) ? place : next), widest)
}

/** Characters: about three lines. */
const fewWords = 60
/** Width over height: of the words, others are no higher than half of the page. */
const tall = 0.9
/** Of twelve columns, from the fifth on: a photo that is narrower than half of the page's width is so for its shape alone; a screen of a phone may be narrower. */
const ofPhoto = [8, 6, 5]
const ofWhole = [8, 6, 5, 4]
/** Of half of the page: two by three on six of the columns. */
const over = 0.02
