import { expect, it } from 'vitest'
import { buildImage } from '../../../tests/press/build-drawn.ts'
import { lowResolution } from './resolution.ts'

it('counts by the pixels of all of the picture at its printed width', () => {
  const image = buildImage(0, 0, 101.6, 60, 1200)
  expect(lowResolution([{ image }])).toEqual({ below150: 0, below240: 0 })
  expect(lowResolution([{ image, widthPx: 720 }])).toEqual({ below150: 0, below240: 1 })
  expect(lowResolution([{ image, widthPx: 540 }])).toEqual({ below150: 1, below240: 0 })
})
