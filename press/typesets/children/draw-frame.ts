import type { Element } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import { seeded } from '../seeded.ts'
import { line } from '../text-block.ts'
import { crayonsOf } from './crayons.ts'
import { doodle } from './doodles.ts'
import { wobblyFrame } from './wobbly.ts'

/** Room to draw: a dashed frame with its invitation, and a little drawing in a corner to begin with. */
export function drawFrame(
  box: { x: number; y: number; w: number; h: number },
  seed: string,
  context: TypesetContext,
): Element[] {
  const crayons = crayonsOf(context.month)
  const random = seeded(`${seed} corner`)
  const { runs, lang } = line(context.words.draw, context)
  const name = crayons.doodles[Math.floor(random() * crayons.doodles.length)] ?? 'star'
  const size = Math.min(24, box.h * 0.3)
  return [
    wobblyFrame(box, seed, { stroke: crayons.line, width: 0.7, dash: true, radius: 10 }),
    doodle('pencil', { x: box.x + 7, y: box.y + 4.6, size: 9 }, { fill: crayons.other, line: crayons.deep }),
    {
      kind: 'text',
      x: box.x + 18,
      y: box.y + 4,
      w: box.w - 24,
      style: 'invite',
      lines: 1,
      runs,
      lang,
      color: crayons.deep,
    },
    doodle(
      name,
      {
        x: box.x + box.w - size - 6,
        y: box.y + box.h - size - 5,
        size,
        turn: (random() - 0.5) * 30,
      },
      { fill: crayons.soft, line: crayons.line },
    ),
  ]
}
