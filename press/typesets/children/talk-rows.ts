import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { frameGap, halfOf } from './page-grid.ts'
import { smallOf } from './small-story.ts'
import type { Story } from './story.ts'

/** Two remarks in a row, or three: short ones beside each other, else one as high as the two others beside it. */
export function talkRow(remarks: readonly Item[], context: TypesetContext): Story[] {
  if (remarks.length > 2 && areShort(remarks, context))
    return remarks.map((remark, n) => smallOf(remark, thirdOf(n, context), context))
  const [left, right] = [halfOf(context.area, false), halfOf(context.area, true)]
  const [first, ...others] = remarks
  if (!first) return []
  const parts = others.map(remark => smallOf(remark, right, context))
  const lead = smallOf(first, left, context)
  const [second] = parts
  return parts.length > 1 && second ? [lead, { shape: 'talk', item: second.item, parts }] : [lead, ...parts]
}

/** Whether remarks take three lines at most on a third of the page. */
const areShort = (remarks: readonly Item[], context: TypesetContext): boolean => {
  const { w } = thirdOf(0, context).inside
  const size = (context.styles.remark?.size ?? 14) * pt
  return remarks.every(({ text, links }) => links.length === 0 && emWidth(text) * size <= mostLines * w)
}

const mostLines = 2.7

/** Whether three remarks share a row: short ones, or one that is about as high as both others. */
export function suitsRow(remarks: readonly Item[], context: TypesetContext): boolean {
  if (areShort(remarks, context)) return true
  const { w } = halfOf(context.area, false).inside
  const size = (context.styles.remark?.size ?? 14) * pt
  const [first = 0, ...others] = remarks.map(
    ({ text, links }) => 1 + Math.ceil((emWidth(text) * size) / w) + 2 * links.length,
  )
  return first * 2 >= others.reduce((sum, rows) => sum + rows, 0)
}

function thirdOf(n: number, { area }: TypesetContext) {
  const w = (area.width - 2 * frameGap) / 3
  const frame = { x: n * (w + frameGap), w }
  return { frame, inside: { x: frame.x + closer, w: w - 2 * closer } }
}

/** mm from the edge of a narrow bubble to its words. */
const closer = 6.4
