import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'

/** The largest type in which words `w` mm wide fill no more than their part of so many rows; none where only the usual one does. */
export function typeBeside(
  { text, links }: Item,
  w: number,
  rows: number,
  context: TypesetContext,
): string | undefined {
  if (text === '' || links.length > 0) return undefined
  const lines = (em: number) =>
    text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil((emWidth(line) * em) / w)), 0)
  return largeTypes.find(name => {
    const style = context.styles[name]
    return style && lines(style.size * pt) * (style.lineHeight / context.area.rowMm) <= rows * mostFilled
  })
}

/** The largest first. */
const largeTypes = ['largeRemark', 'feature', 'story']
/** Of the height of a picture that words take beside it, by estimate. */
const mostFilled = 0.75
