import type { Element } from '../../page/display-list.ts'
import { pt, type Styles } from '../../page/style.ts'
import { printBorder } from './print-photos.ts'

/** Where the words and prints of a story end, mm from the head of the page; what is drawn around them does not count. */
export const footOfContent = (elements: readonly Element[], styles: Styles): number =>
  Math.max(...elements.map(element => footOf(element, styles)))

/** mm that a line of words leaves below them. */
export const underLine = 1.4

/** Where a frame ends that keeps from its content as others do: what that leaves of its rows, which end at `rows`, it shares with the gap below. */
export const footOfFrame = (content: number, rows: number): number =>
  content + Math.min(mostLower, Math.max(0, rows - content) / 2)

/** mm */
const mostLower = 4

function footOf(element: Element, styles: Styles): number {
  if (element.kind === 'image') return element.y + element.h + printBorder
  if (element.kind === 'qr') return element.y + element.w
  if (element.kind !== 'text') return Number.NEGATIVE_INFINITY
  const { size = 0, lineHeight = 0 } = styles[element.style] ?? {}
  // of a line half of what its letters leave is below them
  return element.y + element.lines * lineHeight - (lineHeight - size * pt) / 2
}
