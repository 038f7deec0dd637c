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
