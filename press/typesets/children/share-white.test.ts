import { expect, it } from 'vitest'
import type { Block, Placement } from '../../paginate/block.ts'
import { shareWhite } from './share-white.ts'

const block = (item: string, keepNext = false): Block => ({
  ...{ kind: 'drawn', item, before: 3, x: 0, w: 100, rows: 5, keepNext },
  draw: () => [],
})
const placed = (frame: number, ...blocks: Block[]): Placement[] =>
  blocks.map((block, n) => ({ block, frame, top: n * 8, rows: 5, from: 0, to: 1 }))
const [a, b, c] = ['a', 'b', 'c'].map(item => block(item))
const share = (placements: Placement[], free: number[], fixed: string[] = []) => {
  const shared = shareWhite(
    { placements, frames: free.length, free },
    { staysClose: (...both) => both.some(({ block }) => fixed.includes(block.item ?? '')) },
  )
  return { at: shared.placements.map(({ top }) => top), free: shared.free }
}

it('gives a row to each gap between frames, or none where it is not enough for all', () => {
  if (!a || !b || !c) throw new Error('there are three')
  const page = placed(0, a, b, c)
  expect(share(page, [2, 0])).toEqual({ at: [0, 9, 18], free: [0, 0] })
  expect(share(page, [5, 0])).toEqual({ at: [0, 9, 18], free: [3, 0] })
  expect(share(page, [1, 0])).toEqual({ at: [0, 8, 16], free: [1, 0] })
})

it('leaves a last page as it is that has more left than that', () => {
  if (!a || !b) throw new Error('there are two')
  expect(share(placed(0, a, b), [1])).toMatchObject({ free: [0] })
  expect(share(placed(0, a, b), [2])).toEqual({ at: [0, 8], free: [2] })
})

it('moves nothing inside a story, below what is over others, around bubbles, or between words alone', () => {
  if (!a || !b) throw new Error('there are two')
  expect(share(placed(0, a, a), [2, 0])).toMatchObject({ free: [2, 0] })
  expect(share(placed(0, block('over', true), b), [2, 0])).toMatchObject({ free: [2, 0] })
  expect(share(placed(0, a, b), [2, 0], ['b'])).toMatchObject({ free: [2, 0] })
})
