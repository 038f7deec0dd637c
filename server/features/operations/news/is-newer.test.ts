import { expect, test } from 'vitest'
import { isNewer } from './is-newer.ts'

test.each([
  ['0.1.1', '0.1.0', true],
  ['0.10.0', '0.9.9', true],
  ['1.0.0', '0.99.99', true],
  ['0.1.0', '0.1.0', false],
  ['0.0.9', '0.1.0', false],
  ['newest', '0.1.0', false],
  ['0.2', '0.1.0', false],
])('%s after %s: %s', (version, than, expected) => {
  expect(isNewer(version, than)).toBe(expected)
})
