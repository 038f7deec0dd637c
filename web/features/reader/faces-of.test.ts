import { expect, test } from 'vitest'
import { facesOf } from './faces-of.ts'

const page = (folio: number) => ({ volume: 1, folio })
const first = { volume: 1, right: page(1) }
const second = { volume: 1, left: page(2), right: page(3) }
const third = { volume: 1, left: page(4), right: page(5) }

const facesShown = (...faces: Parameters<typeof facesOf>) =>
  facesOf(...faces).map(({ name, side, move }) => [name, side, move ?? 'still'].join(' '))

test('a book that lies open shows its two pages', () => {
  expect(facesShown(second, second, 0)).toEqual(['1.2 left still', '1.3 right still'])
})

test('a leaf that turns forwards has the right page on its front and the next left one on its back', () => {
  expect(facesShown(second, third, 1)).toEqual([
    '1.2 left still',
    '1.5 right still',
    '1.3 right away',
    '1.4 left arrive',
  ])
})

test('and backwards the other way round', () => {
  expect(facesShown(third, second, -1)).toEqual([
    '1.2 left still',
    '1.5 right still',
    '1.4 left away',
    '1.3 right arrive',
  ])
})

test('the cover opens like a leaf, with nothing printed inside', () => {
  expect(facesShown('cover', first, 1)).toEqual([
    '1.1 right still',
    'cover right away',
    'inside 1 left left arrive',
  ])
  expect(facesShown('cover', 'cover', 0)).toEqual(['cover right still'])
})

test('a page on small screens gives way to the next', () => {
  expect(facesShown(first, { volume: 1, left: page(2) }, 1, 1)).toEqual(['1.1 right away', '1.2 left arrive'])
})
