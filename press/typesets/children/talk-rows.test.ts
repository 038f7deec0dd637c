import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { storiesOf } from './stories-of-month.ts'
import { areShort } from './talk-rows.ts'

const context = buildContext(countingCompiler(8), 'a4-2', { edited: true })
const remark = (text: string, n: number) => buildItem({ id: `i${n}`, time: 1_614_560_400 + n * 90_000, text })
const said = (count: number) => Array.from({ length: count }, (_, n) => remark('今天很好', n))

const rowsOf = (count: number) =>
  storiesOf(said(count), context).map(({ stories }) =>
    stories.flatMap(story => (story.shape === 'talk' ? story.parts.map(({ item }) => item) : [story.item])),
  )

it('sets remarks by twos, and the last three together, each at one side in both', () => {
  expect(rowsOf(2).map(row => row.length)).toEqual([2])
  expect(rowsOf(5).map(row => row.length)).toEqual([2, 3])
  expect(rowsOf(6).map(row => row.length)).toEqual([2, 2, 2])
  expect(rowsOf(5).flat()).toEqual(['i0', 'i1', 'i2', 'i3', 'i4'])
})

it('has no row in which a remark stands alone, however much room its page has', () => {
  for (const row of storiesOf(said(7), context))
    for (const way of [row.larger(), ...row.further()])
      for (const stories of way) expect(stories.length).toBe(2)
})

it('takes the largest type for short remarks only', () => {
  expect(areShort(said(2), context)).toBe(true)
  expect(areShort(['誰有文心森林公園的停車場可以報一下'.repeat(2)].map(remark), context)).toBe(false)
})
