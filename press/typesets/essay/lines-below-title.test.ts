import { expect, it } from 'vitest'
import type { Block } from '../../paginate/block.ts'
import { linesBelowTitle } from './lines-below-title.ts'

const text = (style: string, item = 'a'): Block => ({
  kind: 'text',
  item,
  style,
  x: 0,
  w: 100,
  before: 0,
  paragraph: { runs: ['河'], lang: 'zh' },
  rowsPerLine: 1,
  lines: 9,
  leastHead: 2,
})

it('keeps three lines below a title, which is none of them, and leaves other words as they are', () => {
  const blocks = linesBelowTitle([text('title'), text('body'), text('body'), text('body', 'b')], 3)
  expect(blocks.map(block => block.kind === 'text' && block.leastHead)).toEqual([2, 3, 2, 2])
})
