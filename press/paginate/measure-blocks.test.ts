import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { textBlock } from '../typesets/text-block.ts'
import type { DrawnBlock, PhotosBlock } from './block.ts'
import { measureBlocks } from './measure-blocks.ts'

const context = buildContext(countingCompiler(3))
const words = (text: string, w: number) =>
  textBlock('item-1', { runs: [text], lang: 'zh-tw' }, 'body', context, { x: 0, w, before: 1 })

it('counts the lines of every text, an empty one too', () => {
  const blocks = [words('海'.repeat(25), 30), words('海'.repeat(30), 30), words('', 30)]
  measureBlocks(blocks, context)
  expect(blocks.map(block => block.lines)).toEqual([3, 3, 1])
})

it('lets the white at the foot of a short entry grow to what the entry is to take', () => {
  const foot = (item: string): DrawnBlock => {
    return { kind: 'drawn', item, before: 0, rows: 0, fillsUpTo: 12, x: 0, w: 1, draw: () => [] }
  }
  const [short, other, own] = [foot('item-1'), foot('item-2'), foot('item-1')]
  // on pages of its own nothing stands above it
  measureBlocks([{ ...words('海'.repeat(25), 30), ownPages: [own] }, short, other], context)
  expect([short.rows, other.rows, own.rows]).toEqual([12 - 1 - 3, 12, 12])
})

it.each([
  [8, 0],
  [9, 1],
  [10, 0],
])('keeps photos off %i lines of small type that fill their rows', (lines, before) => {
  const tags = { ...words('海'.repeat(lines * 4 - 1), 12), rowsPerLine: 2 / 3 }
  const photos: PhotosBlock = {
    ...{ kind: 'photos', item: 'item-1', before: 0, x: 0, w: 12 },
    offer: { min: 4, natural: 4, max: 4, compose: () => [] },
    draw: () => ({ elements: [], regions: [] }),
  }
  measureBlocks([tags, photos], context)
  expect([tags.lines, photos.before]).toEqual([lines, before])
})
