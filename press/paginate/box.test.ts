import { expect, it } from 'vitest'
import { boxesOf } from './box.ts'

it('sets lines of a row and a half in twos, and an odd one in two rows', () => {
  const boxes = boxesOf(
    {
      ...{ kind: 'text', item: 'a', style: 'remark', x: 0, w: 50, before: 0, lines: 3, rowsPerLine: 1.5 },
      paragraph: { runs: [], lang: 'zh-tw' },
    },
    0,
  )
  expect(boxes.map(({ lines, min }) => [lines, min])).toEqual([
    [2, 3],
    [1, 2],
  ])
})
