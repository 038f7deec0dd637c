import type { Element } from '../../page/display-list.ts'
import { crayonsOf } from './crayons.ts'
import { wobblyFrame } from './wobbly.ts'

/** The drawn frame of a story: a coloured sheet for a remark, white paper with a crayon line for the others. */
export function storyFrame(
  box: { x: number; y: number; w: number; h: number },
  seed: string,
  remark: boolean,
  month: string,
): Element[] {
  const crayons = crayonsOf(month)
  if (remark) return [wobblyFrame(box, seed, { fill: crayons.soft, radius: 12 })]
  return [wobblyFrame(box, seed, { fill: '#FFFFFF', stroke: crayons.line, width: 0.9, radius: 12 })]
}
