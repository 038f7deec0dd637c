import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { mat, photoGap } from './card-measures.ts'
import { rowsCard } from './rows-card.ts'
import { wholeOf } from './sheets.ts'

const context = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet', { edited: true })

it('sets photos over both columns as close in the middle as elsewhere, and as wide as the card at all heights', () => {
  for (const count of [3, 4, 5])
    for (const height of [1200, 1600, 2133]) {
      const media = Array.from({ length: count }, (_, n) => buildPhoto(`p${n}`, { width: 1600, height }))
      const item = buildItem({ text: '初雪。', media })
      const { blocks } = rowsCard(item, context, wholeOf(item), 5)
      for (const block of blocks.filter(({ kind }) => kind === 'photos')) {
        if (block.kind !== 'photos') continue
        const { min, heights = [] } = block.offer
        for (const rows of new Set([min, ...heights])) {
          const photos = block.draw(rows, 0, 0).regions
          const right = Math.max(...photos.map(({ x, w }) => x + w))
          expect(right).toBeCloseTo(context.area.width - 2 * mat, 0)
          for (const { x, y, h } of photos.filter(({ x }) => x > 1)) {
            const before = photos.filter(other => other.x < x && other.y < y + h && other.y + other.h > y)
            const ends = Math.max(...before.map(other => other.x + other.w))
            expect(x - ends).toBeCloseTo(photoGap, 0)
          }
        }
      }
    }
})
