import { expect, test } from 'vitest'
import { isLargeMove, priceMove } from './price-move.ts'

test.each([
  ['5.2', '5.72', 10, false],
  ['5.2', '52', 900, true],
  ['170', '85', -50, true],
  ['5.2', '5.21', 0, false],
  [null, '60', undefined, false],
  ['0', '60', undefined, false],
  ['30', null, undefined, false],
])('%s to %s', (from, to, move, isLarge) => {
  const difference = { field: 'shipping', from, to }
  expect([priceMove(difference), isLargeMove(difference)]).toEqual([move, isLarge])
})
