import type { Element } from '../../page/display-list.ts'
import type { RunningHead } from '../typeset.ts'
import { crayonsOf } from './crayons.ts'

/**
 * What says of a page where in the book it is, and whose story goes on there in its open frame, in the colour of its month: beside its number, since
 * frames begin right below the head.
 */
export function runningFoot({ runs, lang, month, align, area }: RunningHead): Element[] {
  if (!month) return []
  return [
    {
      ...{ kind: 'text', style: 'running', align, lines: 1, runs, lang, color: crayonsOf(month).deep },
      x: align === 'left' ? besideNumber : 0,
      y: area.top + area.height + folioBelow,
      w: area.width - besideNumber,
    },
  ]
}

/** Style of it: pt, mm. */
export const footStyle = { size: 10.5, lineHeight: 5.25 }

/** mm from the foot of the type area to the number of a page: clear of the frames, which reach out of that. */
export const folioBelow = 11.8
/** mm from the outer edge: the number of a page has three figures, or four. */
const besideNumber = 14
