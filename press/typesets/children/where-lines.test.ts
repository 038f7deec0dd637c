import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { whereLines } from './where-lines.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2')
const styleOf = (text: string) => {
  const item = buildItem({ text, place: { name: '台中都會公園' }, media: [buildPhoto('p')] })
  return whereLines(item, context, 0, 100).map(block => block.kind === 'text' && block.style)
}

it('sets a place as large as words where nothing else is said', () => {
  expect(styleOf('')).toEqual(['body'])
  expect(styleOf('今天很好')).toEqual(['meta'])
})
