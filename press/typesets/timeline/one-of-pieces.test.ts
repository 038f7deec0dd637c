import { expect, it } from 'vitest'
import type { PhotosBlock } from '../../paginate/block.ts'
import { oneOfPieces } from './one-of-pieces.ts'

const piece = (name: string, min: number, max: number): PhotosBlock => ({
  kind: 'photos',
  item: 'a',
  before: 0,
  x: 0,
  w: 90,
  offer: { min, natural: min, max, compose: () => [] },
  draw: rows => ({ elements: [], regions: [{ item: `${name} ${rows}`, x: 0, y: 0, w: 0, h: 0 }] }),
})
const drawnAt = (block: PhotosBlock, rows: number) => block.draw(rows, 0, 0).regions[0]?.item

const half = piece('half', 8, 10)
const grown = [piece('two thirds', 12, 13), piece('three fifths', 9, 11)]

it('has the heights of what is grown beyond those that pages count on', () => {
  const { offer } = oneOfPieces([half], grown)
  expect(offer).toMatchObject({ min: 8, natural: 8, max: 10, heights: [8, 9, 10, 11, 12, 13] })
})

it('draws what is grown at no other height', () => {
  const block = oneOfPieces([half], grown)
  expect([9, 10, 11, 12].map(rows => drawnAt(block, rows))).toEqual([
    'half 9',
    'half 10',
    'three fifths 11',
    'two thirds 12',
  ])
})
