import { expect, test } from 'vitest'
import { nameOf } from './open-account.ts'

test.each([
  [' 怡君 ', '怡君'],
  ['怡\0君\ud800', '怡君\ufffd'],
  ['\0', '42'],
  ['', '42'],
  ['長'.repeat(100), '長'.repeat(80)],
])('a person called %j at the network is %s here', (name, expected) =>
  expect(nameOf({ subject: '42', name })).toBe(expected),
)
