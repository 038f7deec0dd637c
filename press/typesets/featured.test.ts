import { expect, test } from 'vitest'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { featured } from './featured.ts'

const blurred = buildPhoto('a', { width: 1600, sharpness: 1 })
const sharp = buildPhoto('b', { width: 1080, sharpness: 4 })

test('of the best of a month the widest sharp photo is large, a blurred one only where there is no other', () => {
  const sizes = (...media: (typeof sharp)[]) => featured(buildItem({ media })).media.map(({ size }) => size)
  expect(sizes(blurred, sharp)).toEqual([undefined, 'large'])
  expect(sizes(sharp, blurred)).toEqual(['large', undefined])
  expect(sizes(blurred)).toEqual(['large'])
  expect(sizes({ ...blurred, size: 'small' }, sharp)).toEqual(['small', undefined])
})
