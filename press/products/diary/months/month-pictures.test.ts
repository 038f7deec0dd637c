import { expect, test } from 'vitest'
import { buildItem, buildPhoto } from '../../../../tests/press/build-item.ts'
import { monthPictures } from './month-pictures.ts'

test('a picture of a year is blurred only where its months have no other, however much its entry weighs', () => {
  const blurred = buildPhoto('a', { width: 3000, height: 2000, sharpness: 1 })
  const sharp = buildPhoto('b', { width: 1080, height: 1350, sharpness: 2.3 })
  const trip = buildItem({
    kind: 'life-event',
    treatment: 'featured',
    text: '海'.repeat(400),
    media: [blurred],
  })
  const breakfast = buildItem({ text: '', media: [sharp] })
  const widths = (...items: (typeof trip)[]) => monthPictures(items, 9.45).map(({ picture }) => picture.width)
  expect(widths(trip, breakfast)).toEqual([1080, 3000])
  expect(widths(trip)).toEqual([3000])
})
