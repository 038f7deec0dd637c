import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Block, DrawnBlock, TextBlock } from './block.ts'
import { breakPages } from './break-pages.ts'
import { withOwnPages } from './own-pages.ts'
import { ownBefore } from './set-month.ts'

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
  const { own } = set([text('a', 55), best(20, 28), text('b', 30)])
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

it('breaks a month at the day of its best entry, where what comes before fills its pages', () => {
  const { month, own } = set([text('a', 26), best(20, 28), text('b', 26), text('c', 4)])
  expect(own).toMatchObject([{ after: 1, cut: 1 }])
  expect(month.placements.map(({ block, frame }) => [block.item, frame])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 1],
  ])
  expect(month.free).toEqual([4, 0])
})

it('keeps the order of days, whatever a month holds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 45 }), { minLength: 3, maxLength: 14 }),
      fc.nat(13),
      (lines, at) => {
        const blocks: Block[] = lines.map((count, i) =>
          i === at ? { ...best(count, 28), item: `${i}` } : text(`${i}`, count),
        )
        const { month, own } = set(blocks)
        const pages = [
          ...month.placements.map(({ block, frame }) => ({
            item: block.item,
            page: frame + ownBefore(own, frame),
          })),
          ...own.map(({ after, block }) => ({ item: block.item, page: after + 0.5 })),
        ]
        const entries = pages.toSorted((a, b) => a.page - b.page).map(({ item }) => Number(item))
        expect(entries).toEqual(entries.toSorted((a, b) => a - b))
        expect(new Set(entries).size).toBe(lines.length)
      },
    ),
  )
})
