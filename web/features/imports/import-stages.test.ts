import { expect, test } from 'vitest'
import type { Progress } from '#contract/book'
import { importStages } from './import-stages.ts'

const step = (what: Progress['what'], done: number, of: number, state: Progress['state'] = 'running') => ({
  what,
  done,
  of,
  state,
})
const states = (...progress: Progress[]) =>
  importStages({ progress }).map(({ what, state, figure }) => [what, state, figure])

test('nothing begun has no stages', () => {
  expect(states(step('pdf', 3, 100), step('pages', 4, 4, 'done'))).toEqual([])
})

test('a network is counted while it is read, and the rest waits in its place', () => {
  expect(states(step('posts', 312, 0))).toEqual([
    ['posts', 'running', { kind: 'counted', done: 312 }],
    ['pictures', 'later', undefined],
    ['pages', 'later', undefined],
  ])
})

test('what was read is done while its pictures come in', () => {
  expect(states(step('posts', 540, 540), step('pictures', 50, 1000), step('pages', 2, 60))).toEqual([
    ['posts', 'done', { kind: 'counted', done: 540 }],
    ['pictures', 'running', { kind: 'count', done: 50, of: 1000 }],
    ['pages', 'running', { kind: 'count', done: 2, of: 60 }],
  ])
})

test('what was read is no end before anything was made of it', () => {
  expect(states(step('posts', 36, 36))).toEqual([
    ['posts', 'done', { kind: 'counted', done: 36 }],
    ['pictures', 'later', undefined],
    ['pages', 'later', undefined],
  ])
})

test('hundredths of an archive that was read are no entries', () => {
  expect(states(step('posts', 100, 100))[0]).toEqual(['posts', 'done', undefined])
  expect(states(step('posts', 100, 100, 'done'))[0]).toEqual([
    'posts',
    'done',
    { kind: 'counted', done: 100 },
  ])
})

test('nothing is done before what comes before it, whatever an earlier import did', () => {
  const earlier = [step('pictures', 9, 9, 'done'), step('pages', 4, 4, 'done')]
  expect(states(step('posts', 0, 0), ...earlier).map(([, state]) => state)).toEqual([
    'running',
    'later',
    'later',
  ])
  expect(states(step('posts', 540, 540, 'done'), ...earlier).map(([, state]) => state)).toEqual([
    'done',
    'done',
    'done',
  ])
})

test('what is done with what has arrived goes on when more arrives', () => {
  const arrived = [
    step('posts', 2, 2, 'done'),
    step('pictures', 1, 2, 'arriving'),
    step('pages', 1, 1, 'done'),
  ]
  expect(states(...arrived).slice(1)).toEqual([
    ['pictures', 'arriving', { kind: 'count', done: 1, of: 2 }],
    ['pages', 'arriving', { kind: 'counted', done: 1 }],
  ])
})

test('posts without pictures need none', () => {
  expect(states(step('posts', 4, 4, 'done'), step('pages', 1, 1, 'done'))[1]).toEqual([
    'pictures',
    'done',
    undefined,
  ])
})
