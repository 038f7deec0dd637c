import { expect, test } from 'vitest'
import { growthOf, MOST_GROWTH } from '../../../../tests/growth.ts'
import { buildItem } from '../../../../tests/press/build-item.ts'
import { gatherMonths } from './load-months.ts'

const row = (at: number, month: string) => {
  const itemId = String(at)
  return { itemId, version: 1, month, original: buildItem({ id: itemId }), edits: {} }
}

test('the items of a month are in their order, with a state that tells their versions', () => {
  const months = gatherMonths([row(1, '201501'), row(2, '201502'), { ...row(3, '201501'), version: 7 }])
  expect(months.map(({ month, items, state }) => [month, items.map(({ id }) => id), state])).toEqual([
    ['201501', ['1', '3'], '1.1 3.7'],
    ['201502', ['2'], '2.1'],
  ])
})

test('one month with everything in it is gathered in as much more time as there is more', async () => {
  const input = (n: number) => Array.from({ length: n }, (_, at) => row(at, '201501'))
  expect((await growthOf({ input, work: gatherMonths })).growth).toBeLessThan(MOST_GROWTH)
})
