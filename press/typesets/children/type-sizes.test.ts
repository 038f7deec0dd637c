import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { stackedOf } from './stacked-story.ts'
import { bitsOfTypes, typesOf } from './type-sizes.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2')
const text = '下班去接他，他從教室跑出來，鞋子都沒穿好就撲過來。'

it('has a bit for each size', () => {
  expect(bitsOfTypes([])).toBe(0)
  expect(bitsOfTypes(['body', 'body'])).toBe(1)
  expect(bitsOfTypes(['body', 'feature'])).toBe(3)
})

it('looks at words alone, and tells only few of them large', () => {
  const styleOf = (item: Parameters<typeof stackedOf>[0], size: 'usual' | 'largest') =>
    typesOf([stackedOf(item, context, size)])
  expect(styleOf(buildItem({ text }), 'usual')).toEqual(['body'])
  expect(styleOf(buildItem({ text }), 'largest')).toEqual(['feature'])
  expect(styleOf(buildItem({ text: text.repeat(4) }), 'largest')).toEqual(['body'])
  expect(styleOf(buildItem({ text, media: [buildPhoto('a')] }), 'largest')).toEqual([])
})
