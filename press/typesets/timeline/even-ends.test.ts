import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { measuredBlocks } from '../flow.ts'
import { textBlock } from '../text-block.ts'
import { evenEnds } from './even-ends.ts'

const em = (8.9 * 25.4) / 72
const context = buildContext(countingCompiler(em), 'a5-column-tweet')
const widthOf = (letters: number, width = 20.2) => {
  const paragraph = { runs: ['字'.repeat(letters)], lang: 'zh-tw' as const }
  const text = textBlock('i', paragraph, 'body', context, { x: 0, w: width * em })
  const blocks = measuredBlocks([text], context)
  evenEnds(blocks, context)
  return (blocks[0]?.w ?? 0) / em
}

it('makes a paragraph narrower that ends with a few letters on a line of their own', () => {
  expect(widthOf(22)).toBeCloseTo(18.7)
  expect(widthOf(42)).toBeCloseTo(18.7)
})

it('leaves one as it is that ends with more, has one line, or would have a line more', () => {
  for (const letters of [18, 26, 40, 59, 130]) expect(widthOf(letters)).toBeCloseTo(20.2)
})

it('makes a caption of a few letters that much narrower that two of them move', () => {
  expect(widthOf(10, 8.6)).toBeCloseTo(6.1)
})
