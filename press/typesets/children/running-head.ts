import type { Element } from '../../page/display-list.ts'
import { pt } from '../../page/style.ts'
import { emWidth } from '../../text/em-width.ts'
import type { RunningHead } from '../typeset.ts'
import { crayonsOf } from './crayons.ts'
import { inset } from './page-grid.ts'
import { wobblyFrame } from './wobbly.ts'

/** What stands over the frames of a page, in the colour of its month; a story that goes on there is named on a label stuck over its frame. */
export function storyLabel({ words, runs, lang, month, goesOn, align, area }: RunningHead): Element[] {
  if (!month) return []
  const crayons = crayonsOf(month)
  const y = area.top - above
  const text: Element = {
    kind: 'text',
    x: inset,
    y,
    w: area.width - 2 * inset,
    style: 'running',
    align,
    lines: 1,
    runs,
    lang,
    color: crayons.deep,
  }
  if (!goesOn) return [text]
  const label = { x: inset - 4.5, y: y - 1.7, w: Math.min(area.width - 2 * inset, wide(words)) + 9, h: 9 }
  const pen = { fill: '#FFFFFF', stroke: crayons.line, width: 0.9, radius: 4.5 }
  return [wobblyFrame(label, `${words} label`, pen), text]
}

/** Style of it: pt, mm. */
export const labelStyle = { size: 10.5, lineHeight: 6 }

// Bold letters and figures are somewhat wider than half an em.
const wide = (words: string) => emWidth(words) * labelStyle.size * pt * 1.1 + 2

/** mm from its head to that of the type area: clear of the frames, which reach out of that. */
const above = 10.4
