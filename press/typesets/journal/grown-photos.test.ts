import { expect, it } from 'vitest'
import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupPhoto, GroupRoom } from '../../photos/photo-group.ts'
import { aloneInPlace } from './alone-in-place.ts'
import { grownAlone, grownGroup } from './grown-photos.ts'
import { lines } from './journal-page.ts'

const page = { gap: 2.4, rowMm: 5.7, maxRows: 29, inset: 2.4 }
const words = { x: 38.8, w: 75.2 }
const spansTo = (most: number) => [112, 75.2, 55.8, 46, 36.4].filter(w => w <= most).map(w => ({ x: 0, w }))
const alone: GroupRoom = { ...page, width: 55.8, spans: spansTo(55.8) }
const all: GroupRoom = {
  ...{ ...page, width: 114, spans: spansTo(114), leastSide: 18, keeps: 0.75, taller: true },
  lines: lines.map(line => line * 116.4),
}
const upright = { aspect: 0.75, maxWidth: 90 }

const slotsBeyond = (compose: typeof composeGroup, photos: GroupPhoto[], room: GroupRoom) => {
  const { max, heights = [], compose: at } = compose(photos, room)
  return heights.filter(rows => rows > max).map(rows => at(rows - page.inset / page.rowMm))
}

it('lets a tall photo alone be as wide as the words beyond what pages count on, as far as its pixels bear that', () => {
  const compose = grownAlone(aloneInPlace(composeGroup), words.w)
  const plain = aloneInPlace(composeGroup)([upright], alone)
  expect(compose([upright], alone)).toMatchObject({ min: plain.min, natural: plain.natural, max: plain.max })
  const widths = slotsBeyond(compose, [upright], alone).map(([slot]) => slot?.w)
  expect(widths.length).toBeGreaterThan(0)
  for (const w of widths) expect(w).toBeCloseTo(words.w, 1)
  expect(slotsBeyond(compose, [{ ...upright, maxWidth: 60 }], alone)).toEqual([])
  expect(slotsBeyond(compose, [{ ...upright, whole: true }], alone)).toEqual([])
})

it('sets four that are a row of small ones two by two in the column of the words, where a page has room for that', () => {
  const four = Array.from({ length: 4 }, () => upright)
  const inColumn = slotsBeyond(grownGroup(words), four, { ...all, fills: 'group' }).filter(slots =>
    slots.every(({ x }) => x > words.x - 0.1),
  )
  expect(inColumn.length).toBeGreaterThan(0)
  for (const slots of inColumn) expect(Math.min(...slots.map(({ w }) => w))).toBeGreaterThan(34)
})

it('sets those of an album that one leads at sizes that are more alike, where a page has room for that', () => {
  const album = Array.from({ length: 5 }, (_, n) => ({ ...upright, aspect: 1, large: n === 0 }))
  const smallest = slotsBeyond(grownGroup(words), album, { ...all, fills: 'album' }).map(slots =>
    Math.min(...slots.map(({ w }) => w)),
  )
  expect(Math.max(...smallest)).toBeGreaterThan(34)
})
