import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { entryHead } from './entry-head.ts'

const context = buildContext(countingCompiler(), 'a5-waterfall-blog')
const linesOf = (w: number) =>
  entryHead(
    buildItem({ id: 'there', place: { name: '文心森林公園' } }),
    { x: 0, w },
    { before: 1 },
    context,
  ).flatMap(block => (block.kind === 'text' ? [JSON.stringify(block.paragraph.runs)] : []))

it('has the place of an entry on the line of its hour, or whole on the next one where it has no room there', () => {
  expect(linesOf(context.area.width)).toHaveLength(1)
  const [when, where, ...others] = linesOf(40)
  expect(when).not.toContain('公園')
  expect(where).toContain('文心森林公園')
  expect(others).toEqual([])
})
