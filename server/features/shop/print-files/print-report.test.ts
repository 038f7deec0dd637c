import { expect, test } from 'vitest'
import { isFaulty, isFlawless } from './print-report.ts'

const fine = { errors: 0, warnings: 0, rules: {}, lost: [], broken: [] }

test.each([
  ['nothing', {}, { goes: true, faulty: false }],
  ['a photo of few pixels', { warnings: 3, rules: { 'resolution-low': 3 } }, { goes: true, faulty: false }],
  [
    'a spine whose thickness the printer says',
    { warnings: 1, rules: { 'spine-estimated': 1 } },
    { goes: false, faulty: false },
  ],
  ['an error', { errors: 1, rules: { 'page-size': 1 } }, { goes: false, faulty: true }],
  ['a lost item', { lost: ['i1'] }, { goes: false, faulty: true }],
  ['a broken picture', { broken: ['p1'] }, { goes: false, faulty: true }],
])('files with %s go to the printer by themselves, or are faulty: %o %o', (_, flaws, expected) => {
  const report = { ...fine, ...flaws }
  expect({ goes: isFlawless(report), faulty: isFaulty(report) }).toEqual(expected)
})
