import { expect, it } from 'vitest'
import type { Block, Placement } from './block.ts'
import { partedDemerits } from './parted-demerits.ts'

const block = (together?: number): Block => ({
  ...{ kind: 'drawn', before: 0, rows: 1, x: 0, w: 50, ...(together && { together }) },
  draw: () => [],
})
const at = (frame: number, block: Block): Placement => ({ block, frame, top: 0, rows: 1, from: 0, to: 0 })

it('counts what was to stay together where a frame ends after it, and nothing inside a frame or at the end', () => {
  const inside = [at(0, block(3)), at(0, block()), at(1, block(3))]
  expect(partedDemerits({ placements: inside })).toBe(0)
  expect(partedDemerits({ placements: [at(0, block(3)), at(1, block()), at(1, block())] })).toBe(3)
})
