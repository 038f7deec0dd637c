import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import type { PhotosBlock } from '../paginate/block.ts'
import { besideMargin, type MarginDesign, marginHeads } from './margin-heads.ts'

const item = buildItem({ text: '' })
const design: MarginDesign = {
  x: 0,
  w: 37,
  column: { x: 39, w: 76 },
  before: 1,
  stretch: 1,
  dayRows: 1,
  drawDay: () => [],
}
const wide: PhotosBlock = {
  kind: 'photos',
  item: item.id,
  before: 0,
  x: 0,
  w: 115,
  offer: { min: 9, natural: 9, max: 9, compose: () => [] },
  draw: () => ({ elements: [], regions: [] }),
}

it('keeps photos over the margin on the page of their day where no words stand between', () => {
  const heads = marginHeads([item], buildContext(countingCompiler(), 'a5-1'), design)
  const blocks = besideMargin(item, [wide], heads, design)
  const above = blocks.slice(
    0,
    blocks.findIndex(({ kind }) => kind === 'photos'),
  )
  expect(above.map(({ keepNext }) => keepNext)).toEqual([true, true])
})

it('keeps words off the names of places above them by as much as is told', () => {
  const context = buildContext(countingCompiler(), 'a4-1')
  const depthOf = (noteGap?: number) => {
    const at = buildItem({ text: '', place: { name: '台中'.repeat(16) } })
    return marginHeads([at], context, { ...design, ...(noteGap && { noteGap }) }).get(at.id)?.depth
  }
  // three lines of 4 mm take two rows of 6
  expect(depthOf()).toBe(3)
  expect(depthOf(1.5)).toBe(4)
})
