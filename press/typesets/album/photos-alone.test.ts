import { expect, it } from 'vitest'
import type { GroupRoom } from '../../photos/photo-group.ts'
import { composeAlone, composeLeading } from './photos-alone.ts'

const room: GroupRoom = {
  ...{ width: 100, rowMm: 6, maxRows: 39, gap: 4, inset: 4, aloneOnEvery: 1 },
  spans: [100, 65, 48, 31].map(w => ({ x: 0, w })),
}
const widthsOf = (photo: { aspect: number; maxWidth: number; whole?: boolean }, compose = composeAlone) => {
  const { min, natural, max, heights = [natural], compose: at } = compose([photo], room)
  const offered = heights.filter(rows => rows >= min && rows <= max)
  return [...new Set(offered.flatMap(rows => at(rows - 4 / 6).map(({ w }) => Math.round(10 * w) / 10)))]
}

it('stands a photo alone on the widest of few widths that its pixels allow, or on the next one', () => {
  expect(widthsOf({ aspect: 0.8, maxWidth: 120 })).toEqual([65.3, 100])
  expect(widthsOf({ aspect: 0.75, maxWidth: 84 })).toEqual([48, 65.3])
  expect(widthsOf({ aspect: 0.75, maxWidth: 60 })).toEqual([48])
  expect(widthsOf({ aspect: 0.75, maxWidth: 40 })).toEqual([30.7])
})

it('stands a photo alone on fewer columns only rather than leave a page underfull', () => {
  const { natural, resistsShrinking, compose } = composeAlone([{ aspect: 0.8, maxWidth: 120 }], room)
  expect(compose(natural - 4 / 6)[0]?.w).toBeCloseTo(100)
  expect(resistsShrinking).toBe(true)
  expect(widthsOf({ aspect: 1.5, maxWidth: 120 })).toEqual([100])
})

it('cuts nothing of what has words in it', () => {
  const photo = { aspect: 0.5, maxWidth: 70, whole: true }
  expect(widthsOf(photo)).toEqual([48, 65.3])
  const { compose } = composeAlone([photo], room)
  for (const { w, h, crop } of [compose(17), compose(24)].flat()) {
    expect(w / h).toBeCloseTo(photo.aspect)
    expect(crop).toEqual({ x: 0, y: 0, w: 1, h: 1 })
  }
})

it('stands a photo that leads others as wide as they are together', () => {
  expect(widthsOf({ aspect: 0.8, maxWidth: 100 }, composeLeading)).toEqual([100])
})
