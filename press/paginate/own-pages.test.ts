import { expect, it } from 'vitest'
import type { Block, DrawnBlock, TextBlock } from './block.ts'
import { breakPages } from './break-pages.ts'
import { withOwnPages, withSameOwnPages } from './own-pages.ts'

const base = { before: 0, x: 0, w: 100 }
const rows = 30

const text = (item: string, lines: number): TextBlock => ({
  ...base,
  item,
  kind: 'text',
  style: 'body',
  paragraph: { runs: [], lang: 'zh-tw' },
  rowsPerLine: 1,
  lines,
})
const picture = (item: string, height: number): DrawnBlock => ({
  ...base,
  item,
  kind: 'drawn',
  rows: height,
  draw: () => [],
})
const best = (lines: number, ownRows: number): Block => ({
  ...text('best', lines),
  ownPages: [picture('best', ownRows)],
})

const set = (blocks: Block[]) =>
  withOwnPages(blocks, { rows, columns: 1, breakMonth: month => breakPages(month, () => rows, 1) })

it('sets the best entry on a page of its own, between two that no entry runs over', () => {
  const { month, own } = set([text('a', 30), best(20, 28), text('b', 50), text('c', 38)])
  expect(own).toMatchObject([{ after: 1, pages: { frames: 1 } }])
  expect(month.placements.map(({ block }) => block.item)).not.toContain('best')
})

it('stays clear of an entry that goes on over the page', () => {
  const { own } = set([text('a', 40), best(10, 28), text('b', 20), text('c', 30)])
  expect(own).toMatchObject([{ after: 2 }])
})

it.each([
  ['its page would be a third empty', [text('a', 30), best(20, 19), text('b', 30)]],
  ['the month has nothing else', [best(20, 28)]],
  ['a page with a hole at its foot would stand before it', [text('a', 12), best(6, 28)]],
])('leaves it among the others where %s', (_, blocks) => {
  const { month, own } = set(blocks)
  expect(own).toEqual([])
  expect(month.placements.map(({ block }) => block.item)).toContain('best')
})

it('does not let the turn of a leaf part the two pages of an entry where another place is near', () => {
  const blocks: Block[] = [
    text('a', 30),
    { ...text('best', 50), ownPages: [picture('best', 28), picture('best', 28)] },
    text('b', 30),
    text('c', 30),
  ]
  const room = { rows, columns: 1, breakMonth: (month: Block[]) => breakPages(month, () => rows, 1) }
  const { own } = withOwnPages(blocks, room)
  expect(own).toMatchObject([{ after: 1, pages: { frames: 2 } }])
  const afterOf = (isRight: (page: number) => boolean) =>
    withSameOwnPages(blocks, own, { ...room, isRight })?.own.map(({ after }) => after)
  expect(afterOf(page => page % 2 === 0)).toEqual([1])
  expect(afterOf(page => page % 2 === 1)).toEqual([2])
})
