import { expect, it } from 'vitest'
import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupPhoto } from '../../photos/photo-group.ts'
import { onFewWidths } from './on-few-widths.ts'

const room = { width: 87, rowMm: 5, maxRows: 30, gap: 3, spans: [{ x: 0, w: 87 }], lines: [0] }
const offerOf = (photo: Partial<GroupPhoto>, narrow: number[] = []) =>
  onFewWidths(composeGroup, { narrow })([{ aspect: 0.75, maxWidth: 200, ...photo }], room)

it('gives a photo alone the whole measure where it is wide, else two thirds of it, or half where that is too high', () => {
  const widthOf = (aspect: number) => {
    const { natural, compose } = offerOf({ aspect })
    return compose(natural)[0]?.w
  }
  expect(widthOf(4 / 3)).toBeCloseTo(87)
  expect(widthOf(0.8)).toBeCloseTo(57)
  expect(widthOf(9 / 16)).toBeCloseTo(42)
})

it('ends it where the measure does, at all heights that it offers, and cuts no more of it than may be', () => {
  const { heights = [], compose } = offerOf({})
  expect(heights.length).toBeGreaterThan(6)
  for (const rows of heights) {
    const [slot] = compose(rows)
    expect((slot?.x ?? 0) + (slot?.w ?? 0)).toBeCloseTo(87)
    expect(Math.min(...[87, 57, 42].map(w => Math.abs(w - (slot?.w ?? 0))))).toBeLessThan(0.01)
    expect(slot?.h).toBeLessThanOrEqual(rows * room.rowMm + 0.01)
    expect((slot?.crop.w ?? 0) * (slot?.crop.h ?? 0)).toBeGreaterThan(0.88)
  }
})

it('stands a screen of a phone on half of the measure or two fifths, other pictures with words as wide as photos', () => {
  const widthsOf = (photo: Partial<GroupPhoto>) => {
    const { min, max, compose } = offerOf({ whole: true, ...photo })
    return [min, max].map(rows => Math.round(compose(rows)[0]?.w ?? 0))
  }
  expect(widthsOf({ aspect: 0.46 })).toEqual([33, 42])
  expect(widthsOf({ aspect: 0.8 })).toEqual([42, 87])
  expect(widthsOf({ aspect: 0.46, maxWidth: 40 })).toEqual([33, 33])
})

it('leaves what has too few pixels, and what its owner chose the size of, as it was', () => {
  for (const photo of [{ maxWidth: 20 }, { large: true }, { small: true }])
    expect(offerOf(photo).natural).toBe(
      composeGroup([{ aspect: 0.75, maxWidth: 200, ...photo }], room).natural,
    )
})

it('is no narrower than half of the measure but where it has no pixels for that, and one that is wide than two thirds', () => {
  const narrowest = (photo: Partial<GroupPhoto>, narrow: number[] = []) => {
    const { heights = [], compose } = offerOf(photo, narrow)
    return Math.min(...heights.map(rows => compose(rows)[0]?.w ?? 0))
  }
  expect(narrowest({})).toBeCloseTo(42)
  expect(narrowest({ aspect: 4 / 3 })).toBeCloseTo(57)
  expect(narrowest({ maxWidth: 40 })).toBeCloseTo(33)
  // where no other way to set its month fits the pages
  expect(narrowest({}, [2 / 5])).toBeCloseTo(33)
})
