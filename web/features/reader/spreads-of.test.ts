import { expect, test } from 'vitest'
import { pagesOf, singlesOf, spreadAt, spreadsOf } from './spreads-of.ts'

function volume(number: number, pages: number) {
  return Array.from({ length: pages }, (_, at) => ({ volume: number, folio: at + 1 }))
}

const folios = (spreads: ReturnType<typeof spreadsOf>) =>
  spreads.map(({ volume: number, left, right }) => [number, left?.folio, right?.folio])

test('the first page lies alone on the right, the last alone on the left', () => {
  expect(folios(spreadsOf(volume(1, 6)))).toEqual([
    [1, undefined, 1],
    [1, 2, 3],
    [1, 4, 5],
    [1, 6, undefined],
  ])
})

test('volumes never share a spread', () => {
  expect(folios(spreadsOf([...volume(1, 3), ...volume(2, 2)]))).toEqual([
    [1, undefined, 1],
    [1, 2, 3],
    [2, undefined, 1],
    [2, 2, undefined],
  ])
})

test('a month that begins on a right page begins alone', () => {
  expect(
    folios(
      spreadsOf([
        { volume: 1, folio: 5 },
        { volume: 1, folio: 6 },
      ]),
    ),
  ).toEqual([
    [1, undefined, 5],
    [1, 6, undefined],
  ])
})

test('single pages keep their side', () => {
  expect(folios(singlesOf(volume(1, 2)))).toEqual([
    [1, undefined, 1],
    [1, 2, undefined],
  ])
})

test('a page is found by its number, one that is gone at the place before it', () => {
  const spreads = spreadsOf([...volume(1, 6), ...volume(2, 4)])
  expect(spreadAt(spreads, { volume: 1, folio: 3 })).toBe(1)
  expect(spreadAt(spreads, { volume: 2, folio: 1 })).toBe(4)
  expect(spreadAt(spreads, { volume: 1, folio: 9 })).toBe(3)
  expect(spreadAt(spreads, { volume: 9, folio: 1 })).toBe(6)
  expect(spreadAt([], { volume: 1, folio: 1 })).toBe(0)
})

test('all pages come back in order', () => {
  const pages = [...volume(1, 7), ...volume(2, 3)]
  expect(spreadsOf(pages).flatMap(pagesOf)).toEqual(pages)
})
