import { expect, test } from 'vitest'
import type { NetworkName } from '../catalogue/networks.ts'
import { canLogInWith } from './can-log-in-with.ts'

const rows: [NetworkName[], NetworkName[], boolean][] = [
  [[], ['facebook', 'instagram'], false],
  [['instagram'], ['facebook', 'instagram'], true],
  // nobody can log in any more with what the site does not offer
  [['instagram'], ['facebook'], false],
  [['instagram', 'facebook'], ['facebook'], true],
]
test.each(rows)('with %j, where the site offers %j: %j', (linked, offered, can) => {
  expect(canLogInWith(linked, offered)).toBe(can)
})
