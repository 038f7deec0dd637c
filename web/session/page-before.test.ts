import { expect, test } from 'vitest'
import { pageBefore } from './page-before.ts'

test.each([
  ['/app/design/selection?bid=b&tab=facebook&importing=1', '/app/shelf'],
  ['/app/profile?login=linked', '/app/shelf'],
  ['/app/shelf?login=refused', '/'],
  ['/?login=failed', undefined],
  ['/app/design/selection?bid=b', undefined],
])('who was sent to %s comes back to %s', (address, before) => {
  expect(pageBefore(new URL(address, 'https://a.test'))).toBe(before)
})
