import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import type { MonthPart } from '../edit/edit-month.ts'
import { gapsIn, talkInGaps } from './talk-in-gaps.ts'

const context = buildContext(countingCompiler(), 'a5-2')
const { top, height } = context.area

const item = (id: string, text = '短') => buildItem({ id, text })
const entry = (id: string): MonthPart => ({ kind: 'entry', item: item(id) })
const idsOf = (parts: readonly MonthPart[]) =>
  parts.map(part => ('items' in part ? part.items.map(({ id }) => id) : part.item.id))

it('stands small talk behind entries that leave room for it, in its order, and the rest at the end', () => {
  const long = item('two lines', '長'.repeat(15))
  const parts: MonthPart[] = [
    ...['a', 'b', 'c'].map(entry),
    { kind: 'smallTalk', items: [item('1'), long, item('3'), item('4')] },
  ]
  expect(idsOf(talkInGaps(parts, new Map([['a', 3]]), 14))).toEqual([
    'a',
    ['1', 'two lines'],
    'b',
    'c',
    ['3', '4'],
  ])
  expect(
    idsOf(
      talkInGaps(
        parts,
        new Map([
          ['b', 2],
          ['c', 9],
        ]),
        14,
      ),
    ),
  ).toEqual(['a', 'b', ['1'], 'c', ['two lines', '3', '4']])
  expect(talkInGaps(parts, new Map(), 14)).toEqual(parts)
})

it('finds room where an entry ends its column early inside a month', () => {
  const place = (id: string, x: number, foot: number) => ({ item: id, x, y: top, w: 50, h: foot - top })
  const foot = top + height
  const page = (...regions: ReturnType<typeof place>[]) => ({ elements: [], regions, spread: 0.2 })
  const early = page(place('a', 0, foot - 30), place('b', 60, foot))
  // six rows, and three of them for the words above small talk and the white above these
  expect(gapsIn([early, page(place('c', 0, foot))], context)).toEqual(new Map([['a', 3]]))
  // not one that goes on, nor on the last page
  expect(gapsIn([page(place('a', 0, foot - 30), place('a', 60, foot)), page()], context).size).toBe(0)
  expect(gapsIn([early], context).size).toBe(0)
})
