import { expect, test } from 'vitest'
import { stepFigure } from './step-figure.ts'

test('reading an archive goes by hundredths, and says so', () => {
  expect(stepFigure({ what: 'posts', done: 37, of: 100 })).toEqual({ kind: 'percent', percent: 37 })
  expect(stepFigure({ what: 'ins', done: 100, of: 100 })).toEqual({ kind: 'percent', percent: 100 })
  expect(stepFigure({ what: 'pdf', done: 5, of: 100 })).toEqual({ kind: 'percent', percent: 5 })
})

test('pictures and months are counted, never more than there are', () => {
  expect(stepFigure({ what: 'pictures', done: 12, of: 540 })).toEqual({ kind: 'count', done: 12, of: 540 })
  expect(stepFigure({ what: 'pages', done: 9, of: 8 })).toEqual({ kind: 'count', done: 8, of: 8 })
})

test('what has no known end is counted as it comes', () => {
  expect(stepFigure({ what: 'posts', done: 312, of: 0 })).toEqual({ kind: 'counted', done: 312 })
  expect(stepFigure({ what: 'posts', done: 0, of: 0 })).toBeUndefined()
})
