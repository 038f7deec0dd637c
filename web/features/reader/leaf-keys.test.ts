import { expect, test } from 'vitest'
import { spreadForKey } from './leaf-keys.ts'

test.each([
  ['ArrowRight', 2, 3],
  ['PageDown', 2, 3],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 2, 4],
  ['End', 4, undefined],
  ['ArrowRight', 4, undefined],
  ['ArrowLeft', 0, undefined],
  ['a', 2, undefined],
  ['toString', 2, undefined],
] as const)('%s at %i leads to %s', (key, at, to) => {
  expect(spreadForKey(key, at, 5)).toBe(to)
})
