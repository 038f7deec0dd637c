import type { Element } from '../../page/display-list.ts'
import { seeded } from '../seeded.ts'
import { crayonsOf } from './crayons.ts'
import { doodle } from './doodles.ts'
import { wobblyFrame } from './wobbly.ts'

interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** mm between a frame and what is in it: about as at its sides. Bubbles are closer around their few words. */
const padding = { story: 6.5, remark: 4.2 }
/** mm that the day of a story, and the white around a print, reach over its first row. */
const overRows = 1.4
/** mm from the head of a frame to the first row of what is in it. */
const above = { story: overRows + padding.story, remark: overRows + padding.remark }

/** The drawn frame around what a story is made of, from its first row to its foot: a coloured sheet for a remark (a roomy one as far around its words as others), white paper with a crayon line for the others. */
export function storyFrame(
  content: Box,
  seed: string,
  look: 'story' | 'remark' | 'roomyRemark',
  month: string,
): { elements: Element[] } {
  const crayons = crayonsOf(month)
  const kind = look === 'remark' ? 'remark' : 'story'
  const [over, around] = [above[kind], padding[kind]]
  const box = { ...content, y: content.y - over, h: content.h + over + around }
  return {
    elements: [
      look !== 'story'
        ? wobblyFrame(box, seed, { fill: crayons.soft, radius: 9 })
        : wobblyFrame(box, seed, { fill: '#FFFFFF', stroke: crayons.line, width: 0.9, radius: 10 }),
    ],
  }
}

/** Rows that are left free at the foot of a page where a few of the month's small drawings stand. */
export const leastMeadow = 5

/** A few small drawings at the foot of a box that nothing stands in, `most` mm high. */
export function meadow(
  box: Box,
  seed: string,
  month: string,
  { onColour = false, ...size }: { onColour?: boolean; most?: number } = {},
): Element[] {
  const crayons = crayonsOf(month)
  const random = seeded(`${seed} meadow`)
  const most = Math.min(size.most ?? mostHigh, box.h - 4)
  // one group, in the middle
  const step = Math.min(box.w / together, most * 1.3)
  const left = box.x + (box.w - step * together) / 2
  return Array.from({ length: together }, (_, n) => {
    const side = most * (0.6 + random() * 0.4)
    const x = left + step * (n + 0.5) - side / 2 + (random() - 0.5) * 5
    const name = crayons.doodles[Math.floor(random() * crayons.doodles.length)] ?? 'star'
    return doodle(
      name,
      { x, y: box.y + box.h - side - random() * 3, size: side, turn: (random() - 0.5) * 40 },
      { fill: n % 3 === 1 ? crayons.other : onColour ? '#FFFFFF' : crayons.soft, line: crayons.line },
    )
  })
}

const together = 3
/** mm: they fill a gap, and dominate no page. */
const mostHigh = 24
