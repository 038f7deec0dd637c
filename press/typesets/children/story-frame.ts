import type { Element } from '../../page/display-list.ts'
import { type Crayons, crayonsOf } from './crayons.ts'
import { doodle } from './doodles.ts'
import { seeded } from './seeded.ts'
import { wobblyFrame } from './wobbly.ts'

/**
 * The drawn frame of a story: a coloured sheet for a remark, white paper with a crayon line for the others.
 * `spare`: mm at its foot that nothing stands on.
 */
export function storyFrame(
  box: { x: number; y: number; w: number; h: number },
  seed: string,
  remark: boolean,
  month: string,
  spare: number,
): Element[] {
  const crayons = crayonsOf(month)
  const frame = remark
    ? wobblyFrame(box, seed, { fill: crayons.soft, radius: 12 })
    : wobblyFrame(box, seed, { fill: '#FFFFFF', stroke: crayons.line, width: 0.9, radius: 12 })
  return [frame, ...(spare >= 16 ? meadow(box, seed, crayons, remark, spare) : [])]
}

// Small drawings along the foot, where a story leaves room.
function meadow(
  box: { x: number; y: number; w: number; h: number },
  seed: string,
  crayons: Crayons,
  remark: boolean,
  spare: number,
): Element[] {
  const random = seeded(`${seed} meadow`)
  const most = Math.min(19, spare - 8)
  return Array.from({ length: 7 }, (_, n) => {
    const size = most * (0.55 + random() * 0.45)
    const x = box.x + 10 + ((box.w - 20) / 7) * (n + 0.5) - size / 2 + (random() - 0.5) * 6
    const name = crayons.doodles[Math.floor(random() * crayons.doodles.length)] ?? 'star'
    return doodle(
      name,
      { x, y: box.y + box.h - 5 - size - random() * 3, size, turn: (random() - 0.5) * 40 },
      { fill: n % 3 === 1 ? crayons.other : remark ? '#FFFFFF' : crayons.soft, line: crayons.line },
    )
  })
}
