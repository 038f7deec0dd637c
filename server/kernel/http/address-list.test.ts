import { expect, test } from 'vitest'
import { addressList, isAddressEntry } from './address-list.ts'

test.each([
  [['loopback'], '127.0.0.1', true],
  [['loopback'], '::1', true],
  [['loopback'], '::ffff:127.0.0.1', true],
  [['loopback'], '10.0.0.1', false],
  [['uniquelocal'], '192.168.3.4', true],
  [['uniquelocal'], 'fd00::1', true],
  [['10.1.0.0/16', '2001:db8::/32'], '10.1.255.255', true],
  [['10.1.0.0/16', '2001:db8::/32'], '2001:db8::7', true],
  [['10.1.0.0/16'], '10.2.0.0', false],
  [['203.0.113.9'], '203.0.113.9', true],
  [['203.0.113.9'], '203.0.113.90', false],
  [[], '127.0.0.1', false],
  [['loopback'], 'nobody', false],
])('of %j is %s: %s', (entries, address, expected) => expect(addressList(entries)(address)).toBe(expected))

test.each([
  ['loopback', true],
  ['10.0.0.0/8', true],
  ['::1', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['proxy.example', false],
  ['toString', false],
])('%s is an entry: %s', (entry, expected) => expect(isAddressEntry(entry)).toBe(expected))
