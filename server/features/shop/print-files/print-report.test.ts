import { expect, test } from 'vitest'
import { isFlawless } from './print-report.ts'

const fine = { errors: 0, warnings: 0, rules: {}, lost: [], broken: [] }

test.each([
  ['nothing', {}, true],
  ['a photo of few pixels', { warnings: 3, rules: { 'resolution-low': 3 } }, true],
  ['a spine whose thickness the printer says', { warnings: 1, rules: { 'spine-estimated': 1 } }, false],
  ['an error', { errors: 1, rules: { 'page-size': 1 } }, false],
  ['a lost item', { lost: ['i1'] }, false],
  ['a broken picture', { broken: ['p1'] }, false],
])('files with %s go to the printer by themselves: %o %s', (_, flaws, goes) => {
  expect(isFlawless({ ...fine, ...flaws })).toBe(goes)
})
