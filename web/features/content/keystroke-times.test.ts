import { expect, test } from 'vitest'
import { createKeystrokeTimes } from './keystroke-times.ts'

function follow() {
  const measures: [number, number][] = []
  let now = 0
  const times = createKeystrokeTimes({
    afterPaint: then => then(now),
    measure: (start, end) => measures.push([start, end]),
  })
  return { times, measures, at: (ms: number) => (now = ms) }
}

test('every key is measured to the first page that holds it', () => {
  const { times, measures, at } = follow()
  times.typed(1, 10)
  times.typed(2, 40)
  times.answered(1, ['a'])
  at(90)
  times.drawn('a')
  times.typed(3, 100)
  times.answered(3, ['b', 'c'])
  at(150)
  times.drawn('b')
  times.drawn('c')
  expect(measures).toEqual([
    [10, 90],
    [40, 150],
    [100, 150],
  ])
})

test('other pages that are drawn are no answer', () => {
  const { times, measures } = follow()
  times.typed(1, 10)
  times.drawn('a')
  times.answered(1, ['b'])
  times.drawn('a')
  expect(measures).toEqual([])
})
