import { expect, it } from 'vitest'
import type { ImageElement } from '../../page/display-list.ts'
import { crayonsOf } from './crayons.ts'
import { printed } from './print-photos.ts'

const image = (photo: string, x: number): ImageElement => ({
  ...{ kind: 'image', photo, x, y: 50, w: 60, h: 80 },
  crop: { x: 0, y: 0, w: 1, h: 1 },
})
const shapesOf = (...images: ImageElement[]) =>
  printed(images, crayonsOf('202103')).filter(({ kind }) => kind === 'shape')

it('sticks one that is alone on a paper, clear of its frame, with tape on the white over it and none of the picture', () => {
  for (const photo of ['a', 'b', 'c', 'd']) {
    const [paper, tape, ...others] = shapesOf(image(photo, 0)) as { y: number; h: number }[]
    expect(others).toEqual([])
    expect(paper?.y).toBeGreaterThan(50 - 3.6)
    expect(tape?.y).toBeGreaterThan(50 - 6)
    expect((tape?.y ?? 0) + (tape?.h ?? 0)).toBeLessThanOrEqual(50)
  }
})

it('leaves those of a row without', () => {
  expect(shapesOf(image('a', 0), image('b', 65))).toEqual([])
})
