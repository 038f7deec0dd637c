import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { frameGap, fullOf, halfOf } from './page-grid.ts'
import { smallOf } from './small-story.ts'
import type { Story } from './story.ts'

/** Remarks in bubbles beside each other, as high as the highest: halves of the page, or thirds; one alone is as wide as the page. */
export function talkRow(remarks: readonly Item[], context: TypesetContext): Story[] {
  const [first, second, third] = remarks
  if (first && !second) return [smallOf(first, fullOf(context.area), context)]
  return remarks.map((remark, n) =>
    smallOf(remark, third ? thirdOf(n, context) : halfOf(context.area, n === 1), context),
  )
}

/**
 * How many of the remarks that follow each other share the next row: two; of an odd number once the first three short ones, on thirds of the page; where no three are short,
 * the longest of those that leave even numbers around them has a row of its own.
 */
export function nextRow(remarks: readonly Item[], context: TypesetContext): 1 | 2 | 3 {
  if (remarks.length % 2 === 0) return 2
  const places = remarks.flatMap((remark, n) => (n % 2 === 0 ? [{ remark, n }] : []))
  const three = places.find(({ n }) => n + 3 <= remarks.length && areShort(remarks.slice(n, n + 3), context))
  if (three) return three.n === 0 ? 3 : 2
  const [lead, ...others] = places.map(({ remark }) => lengthOf(remark))
  return others.every(length => length <= (lead ?? 0)) ? 1 : 2
}

const lengthOf = ({ text, links }: Item) => emWidth(text) + emOfLink * links.length
/** em */
const emOfLink = 40

/** Whether remarks take three lines at most on a third of the page. */
const areShort = (remarks: readonly Item[], context: TypesetContext): boolean => {
  const { w } = thirdOf(0, context).inside
  const size = (context.styles.remark?.size ?? 14) * pt
  return remarks.every(({ text, links }) => links.length === 0 && emWidth(text) * size <= mostLines * w)
}

const mostLines = 2.7

function thirdOf(n: number, { area }: TypesetContext) {
  const w = (area.width - 2 * frameGap) / 3
  const frame = { x: n * (w + frameGap), w }
  return { frame, inside: { x: frame.x + closer, w: w - 2 * closer } }
}

/** mm from the edge of a narrow bubble to its words. */
const closer = 6.4
