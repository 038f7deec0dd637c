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

/** mm by which a frame reaches out of the rows of its story. */
const out = { top: 3.9, foot: 2.9 }

/** The drawn frame around the rows of a story: a coloured sheet for a remark, white paper with a crayon line for the others. */
export function storyFrame(rows: Box, seed: string, remark: boolean, month: string): { elements: Element[] } {
  const crayons = crayonsOf(month)
  const box = { ...rows, y: rows.y - out.top, h: rows.h + out.top + out.foot }
  return {
    elements: [
      remark
        ? wobblyFrame(box, seed, { fill: crayons.soft, radius: 9 })
        : wobblyFrame(box, seed, { fill: '#FFFFFF', stroke: crayons.line, width: 0.9, radius: 10 }),
    ],
  }
}

/** Small drawings along the foot of a box that nothing stands in. */
export function meadow(box: Box, seed: string, month: string, onColour: boolean): Element[] {
  const crayons = crayonsOf(month)
  const random = seeded(`${seed} meadow`)
  const most = Math.min(46, box.h - 4)
  const count = Math.max(2, Math.floor(box.w / Math.max(24, most * 1.2)))
  return Array.from({ length: count }, (_, n) => {
    const size = most * (0.6 + random() * 0.4)
    const x = box.x + (box.w / count) * (n + 0.5) - size / 2 + (random() - 0.5) * 5
    const name = crayons.doodles[Math.floor(random() * crayons.doodles.length)] ?? 'star'
    return doodle(
      name,
      { x, y: box.y + box.h - size - random() * 3, size, turn: (random() - 0.5) * 40 },
      { fill: n % 3 === 1 ? crayons.other : onColour ? '#FFFFFF' : crayons.soft, line: crayons.line },
    )
  })
}
