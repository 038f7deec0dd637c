import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { storiesOf } from './stories-of-month.ts'

const context = buildContext(countingCompiler(8), 'a4-2', { edited: true })
const remark = (text: string, n: number) => buildItem({ id: `i${n}`, time: 1_614_560_400 + n * 90_000, text })
const said = (count: number) => Array.from({ length: count }, (_, n) => remark('今天很好', n))

const rowsOf = (count: number) =>
  storiesOf(said(count), context).map(({ stories }) =>
    stories.flatMap(story => (story.shape === 'column' ? story.parts.map(({ item }) => item) : [story.item])),
  )

it('sets remarks by twos, and three short ones together where they are of an odd number', () => {
  expect(rowsOf(2).map(row => row.length)).toEqual([2])
  expect(rowsOf(5).map(row => row.length)).toEqual([3, 2])
  expect(rowsOf(6).map(row => row.length)).toEqual([2, 2, 2])
  expect(rowsOf(5).flat()).toEqual(['i0', 'i1', 'i2', 'i3', 'i4'])
})

it('is no larger however much room its page has', () => {
  for (const row of storiesOf(said(7), context)) {
    expect(row.others ?? []).toEqual([])
  }
})

it('sets three short remarks on thirds of the page', () => {
  const [row] = storiesOf(said(3), context)
  const frames = row?.stories.flatMap(story => (story.shape === 'small' ? [story] : [])) ?? []
  expect(frames).toHaveLength(3)
  for (const { w } of frames) expect(w).toBeLessThan(context.area.width / 3)
})

it('gives a row of its own to the longest of an odd number of which no three that follow each other are short', () => {
  const long = '誰有文心森林公園的停車場可以報一下'.repeat(2)
  const lengths = (texts: string[]) =>
    storiesOf(texts.map(remark), context).map(({ stories }) => stories.length)
  expect(lengths(['累了', long, `${long}下`])).toEqual([2, 1])
  expect(lengths([`${long}下`, '累了', long])).toEqual([1, 2])
})
