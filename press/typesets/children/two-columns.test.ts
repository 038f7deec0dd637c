import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { placeColumn } from './story-column.ts'
import { columnHeight } from './story-heights.ts'
import { measureStories } from './story-parts.ts'
import { columnsFrom, halvesIn } from './two-columns.ts'

const context = buildContext(countingCompiler(8), 'a4-2', { edited: true })
const photo = buildItem({
  id: 'photo',
  text: '今天很好',
  media: [buildPhoto('p', { width: 900, height: 1200 })],
})
const words = buildItem({ id: 'words', text: '下班去接他，他從教室跑出來，鞋子都沒穿好就撲過來。' })
const remark = buildItem({ id: 'remark', text: '好喔' })
const rant = buildItem({ id: 'rant', text: '長'.repeat(400) })
const columnsOf = (...rows: (typeof photo)[][]) => columnsFrom(rows, halvesIn(context))
const told = (columns: ReturnType<typeof columnsOf>) =>
  columns.map(({ rows, ways }) => [
    rows,
    ways.map(way => way.map(({ parts }) => parts.map(({ item }) => item))),
  ])

it('sets what follows a picture beside it, parted anywhere', () => {
  expect(told(columnsOf([photo], [words], [remark]))).toEqual([
    [2, [[['photo'], ['words']]]],
    [
      3,
      [
        [['photo'], ['words', 'remark']],
        [['photo', 'words'], ['remark']],
      ],
    ],
  ])
})

it('needs a picture, and what is short enough for half the width of the page', () => {
  expect(columnsOf([words], [remark])).toEqual([])
  expect(columnsOf([photo], [rant])).toEqual([])
  expect(columnsOf([photo], [], [words])).toEqual([])
})

it('ends both columns together where they are about as high, and leaves the rest white below the last frame', () => {
  const [column] = columnsOf([photo], [words])[0]?.ways[0]?.slice(1) ?? []
  if (!column) throw new Error('the words stand in a column')
  measureStories([column], context)
  const own = columnHeight(column.parts[0]?.blocks ?? []).natural
  const rowsOf = (rows: number) => placeColumn(column, rows).placed.map(({ rows }) => rows)
  expect([own, own + 2, own + 3].map(rowsOf)).toEqual([[own], [own + 2], [own]])
})
