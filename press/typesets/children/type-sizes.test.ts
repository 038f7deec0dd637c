import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { storiesOf } from './stories-of-month.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2')
const text = '下班去接他，他從教室跑出來，鞋子都沒穿好就撲過來。'

it('tells words alone in one size, however much room their page has', () => {
  const items = [1, 4].map(n => buildItem({ id: `${n}`, text: text.repeat(n) }))
  const styles = storiesOf(items, context).flatMap(({ stories, others = [] }) =>
    [...stories, ...others.flat()].flatMap(story =>
      story.shape === 'stacked'
        ? story.blocks.flatMap(block => (block.kind === 'text' ? [block.style] : []))
        : [],
    ),
  )
  expect(new Set(styles)).toEqual(new Set(['body']))
})
