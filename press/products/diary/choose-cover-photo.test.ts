import { expect, it } from 'vitest'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { chooseCoverPhoto } from './choose-cover-photo.ts'

const choose = (...media: ReturnType<typeof buildPhoto>[]) => chooseCoverPhoto([buildItem({ media })])

const stamp = buildPhoto('stamp', { width: 200, height: 150 })
const ribbon = buildPhoto('ribbon', { width: 8000, height: 1000 })
const harbour = buildPhoto('harbour', { width: 1600, height: 1200 })
const mountain = buildPhoto('mountain', { width: 1600, height: 1200 })

it('is the earliest of the largest pictures that are neither ribbon nor stamp', () => {
  expect(choose(stamp, ribbon, harbour, mountain)).toEqual({ picture: harbour.picture })
  expect(choose()).toBeUndefined()
})

it('goes by what is shown of a picture, and shows no more of it', () => {
  const part = { x: 0.4, y: 0, w: 0.1, h: 0.1 }
  expect(choose({ ...harbour, crop: part }, mountain)).toEqual({ picture: mountain.picture })
  const most = { x: 0, y: 0.1, w: 1, h: 0.9 }
  expect(choose(stamp, { ...harbour, crop: most })).toEqual({ picture: harbour.picture, crop: most })
})

it('is of the entry that weighs most, where the pictures are as good', () => {
  const day = 86_400
  const plain = buildItem({ text: '早', media: [harbour] })
  const wedding = buildItem({
    time: plain.time + day,
    kind: 'life-event',
    people: ['阿海'],
    media: [mountain],
  })
  expect(chooseCoverPhoto([plain, wedding])?.picture).toEqual(mountain.picture)
  const blurred = { ...wedding, media: [buildPhoto('blurred', { width: 1600, height: 1200, sharpness: 1 })] }
  expect(chooseCoverPhoto([plain, blurred])?.picture).toEqual(harbour.picture)
})
