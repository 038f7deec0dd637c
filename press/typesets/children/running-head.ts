import type { Element } from '../../page/display-list.ts'
import { pt } from '../../page/style.ts'
import { emWidth } from '../../text/em-width.ts'
import type { RunningHead } from '../typeset.ts'
import { crayonsOf } from './crayons.ts'
import { inset } from './page-grid.ts'
import { wobblyFrame } from './wobbly.ts'

/**
 * What says of a page where in the book it is, in the colour of its month: beside its number, since frames begin right below the head. A story
 * that goes on is named on a label stuck over its open frame.
 */
export function storyLabel({ words, runs, lang, month, goesOn, align, area }: RunningHead): Element[] {
  if (!month) return []
  const crayons = crayonsOf(month)
  const text = { kind: 'text' as const, style: 'running', align, lines: 1, runs, lang, color: crayons.deep }
  const foot = area.top + area.height + folioBelow
  if (!goesOn)
    return [{ ...text, x: align === 'left' ? besideNumber : 0, y: foot, w: area.width - besideNumber }]
  const y = area.top - above
  const label = { x: inset - 4.5, y: y - 1.7, w: Math.min(area.width - 2 * inset, wide(words)) + 9, h: 9 }
  const pen = { fill: '#FFFFFF', stroke: crayons.line, width: 0.9, radius: 4.5 }
  return [wobblyFrame(label, `${words} label`, pen), { ...text, x: inset, y, w: area.width - 2 * inset }]
}

/** Style of it: pt, mm. */
export const labelStyle = { size: 10.5, lineHeight: 5.25 }

/** mm from the foot of the type area to the number of a page: clear of the frames, which reach out of that. */
export const folioBelow = 11.8
/** mm from the outer edge: the number of a page has three figures, or four. */
const besideNumber = 14

// Bold letters and figures are somewhat wider than half an em.
const wide = (words: string) => emWidth(words) * labelStyle.size * pt * 1.1 + 2

/** mm from its head to that of the type area: what goes on begins right below. */
const above = 9.6
