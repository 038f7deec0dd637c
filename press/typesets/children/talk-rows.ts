import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { halfOf } from './page-grid.ts'
import { type RemarkType, smallOf } from './small-story.ts'
import type { Story } from './story.ts'
import { betweenStories } from './story-heights.ts'
import { typeBeside } from './type-beside.ts'

/** Two remarks in a row, or three: one as high as the two others beside it. `over`: what stands over the first of them. */
export function talkRow(
  remarks: readonly Item[],
  type: RemarkType,
  over: string | undefined,
  context: TypesetContext,
): Story[] {
  const [left, right] = [halfOf(context.area, false), halfOf(context.area, true)]
  const [first, ...others] = remarks
  if (!first) return []
  const parts = others.map(remark => smallOf(remark, right, context, type))
  const rows = parts.length * leastRows + betweenStories * (parts.length - 1) - 1
  const large =
    parts.length > 1 ? typeBeside(first, left.inside.w, rows, context, ['largeRemark']) : undefined
  const lead = smallOf(first, left, context, large ?? type, over)
  const [second] = parts
  return parts.length > 1 && second ? [lead, { shape: 'talk', item: second.item, parts }] : [lead, ...parts]
}

/** Whether remarks beside each other take two lines at most in the largest type. */
export const areShort = (remarks: readonly Item[], context: TypesetContext): boolean => {
  const { w } = halfOf(context.area, false).inside
  return remarks.every(
    ({ text, links }) =>
      links.length === 0 && emWidth(text) * largeMm(context) <= (remarks.length > 2 ? 1.9 : 2.9) * w,
  )
}

const largeMm = ({ styles }: TypesetContext) => (styles.largeRemark?.size ?? 28) * pt

/** Rows of a remark of one line. */
const leastRows = 2
