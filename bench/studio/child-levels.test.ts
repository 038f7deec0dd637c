import { expect, test } from 'vitest'
import { type ChildLook, childRows } from './child-levels.ts'

/** A look each minute, at so many children of pages of such a size. */
const looks = (sizes: readonly number[][]): ChildLook[] =>
  sizes.map((children, minute) => ({
    minute,
    children: children.map(memory => ({ part: 'pages', memory, resident: memory + 70 })),
  }))

const verdicts = (sizes: readonly number[][]) =>
  childRows(looks(sizes), sizes.length)
    .slice(0, 2)
    .map(row => row.at(-1))

test('more children at the end are no growth', () => {
  expect(verdicts([[100], [100], [100], [100], [200], [200], [200, 200], [200, 200, 200]])).toEqual([
    'met',
    'met',
  ])
})

test('children that go on growing are told, though there are fewer', () => {
  expect(verdicts([[100], [100], [100], [100], [150, 150, 150], [150, 150], [180], [180]])).toEqual([
    'missed',
    'met',
  ])
})

test('one that is not replaced is told', () => {
  expect(verdicts([[100], [100], [440], [100], [100], [100], [100], [100]])).toEqual(['met', 'missed'])
})

test('a kind of which none was there is no verdict', () => {
  expect(childRows(looks([[1], [1], [1], [1]]), 4).slice(2, 4)).toEqual([
    ['a child of pictures: mean of the last quarter to the one before', 'none was there', '', ''],
    ['largest child of pictures, resident MB', '0.00', '≤ 250 MB', 'met'],
  ])
})
