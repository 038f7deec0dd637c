import { expect, test } from 'vitest'
import { coarseOrigin } from './coarse-origin.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:aa:bb:cc::1', '2001:db8:aa::/48'],
  ['2001:0DB8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['unknown', null],
  ['', null],
])('%s counts as %s', (address, origin) => {
  expect(coarseOrigin(address)).toBe(origin)
})
