import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import type { DrawnBlock } from '../../paginate/block.ts'
import type { Card } from './card.ts'
import { linesOf } from './measured-lines.ts'
import { withOtherSizes } from './other-sizes.ts'
import { pack } from './pack-well.ts'

const context = buildContext(countingCompiler(), 'a5-waterfall-tweet', { edited: true })
const room = { rows: () => 32, gap: 2 }
const cardOf = (rows: number): Card => {
  const block: DrawnBlock = { kind: 'drawn', rows, before: 0, x: 0, w: 50, draw: () => [] }
  return { item: 'i', paper: 'card', goesOn: () => [], blocks: [block] }
}

it('makes one card larger where its column would end above the other one', () => {
  const cards = [30, 18].map(rows => ({
    usual: cardOf(rows),
    ...(rows === 18 && { larger: () => cardOf(29) }),
  }))
  const lines = cards.map(({ usual }) => linesOf(usual, context))
  const month = pack(lines, room)
  const better = withOtherSizes(month, cards, room, context)
  const [[left, right] = [0, 32]] = better.free
  expect(Math.abs(left - right)).toBeLessThanOrEqual(2)
  expect(better.fault).toBeLessThan(month.fault)
})
