import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

it.each(['93.184.216.34', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])(
  '%s is public',
  address => expect(isPublicAddress(address)).toBe(true),
)

it.each([
  ...[
    '127.0.0.1',
    '127.8.8.8',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ],
  ...['224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1', '', 'localhost'],
])('%j is not', address => expect(isPublicAddress(address)).toBe(false))
