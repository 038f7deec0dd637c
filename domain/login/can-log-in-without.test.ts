import { expect, test } from 'vitest'
import type { NetworkName } from '../catalogue/networks.ts'
import { canLogInWithout } from './can-log-in-without.ts'

const rows: [NetworkName, NetworkName[], NetworkName[], boolean][] = [
  ['facebook', ['facebook'], ['facebook', 'instagram'], false],
  ['facebook', ['facebook', 'instagram'], ['facebook', 'instagram'], true],
  // nobody can log in any more with what the site does not offer
  ['facebook', ['facebook', 'instagram'], ['facebook'], false],
  ['instagram', ['facebook', 'instagram'], ['facebook'], true],
]
test.each(rows)('without %s of %j, where the site offers %j: %j', (network, linked, offered, can) => {
  expect(canLogInWithout(network, linked, offered)).toBe(can)
})
