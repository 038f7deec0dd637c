import { expect, test } from 'vitest'
import type { LoginWay } from '../catalogue/login-ways.ts'
import { canLogInWith } from './can-log-in-with.ts'

const rows: [LoginWay[], LoginWay[], boolean][] = [
  [[], ['facebook', 'instagram'], false],
  [['instagram'], ['facebook', 'instagram'], true],
  // nobody can log in any more with what the site does not offer
  [['instagram'], ['facebook'], false],
  [['instagram', 'facebook'], ['facebook'], true],
  [['local'], ['local', 'facebook'], true],
  [['local'], ['facebook'], false],
]
test.each(rows)('with %j, where the site offers %j: %j', (linked, offered, can) => {
  expect(canLogInWith(linked, offered)).toBe(can)
})
