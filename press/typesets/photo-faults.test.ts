import { expect, it } from 'vitest'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { raggedOf, stampsOf } from './photo-faults.ts'

const monthOf = (...photos: [x: number, y: number, w: number, h: number][]) => ({
  pages: [{ elements: [], regions: photos.map(([x, y, w, h], photo) => ({ item: 'a', photo, x, y, w, h })) }],
})

it('counts rows of several photos that end short of the edge of their page', () => {
  expect(raggedOf(monthOf([66, 0, 63, 70], [66, 72, 50, 40], [120, 72, 53, 40]), 173)).toBeCloseTo(0.12)
  expect(raggedOf(monthOf([66, 0, 107, 70], [66, 72, 50, 40], [120, 72, 53, 40]), 173)).toBe(0)
  // beside a column of two nothing is wanting
  expect(raggedOf(monthOf([66, 0, 63, 80], [131, 0, 42, 39], [131, 41, 42, 39]), 173)).toBe(0)
  expect(raggedOf(monthOf([66, 0, 63, 80]), 173)).toBe(0)
})

it('counts stamps, and photos alone that are narrower than they may be, but for two beside each other', () => {
  const least = { least: 27, alone: (borne: number) => Math.min(60, borne), pxPerMm: 9.45 }
  const photo = buildPhoto('p', { width: 720, height: 960 })
  const of = (count: number) => [buildItem({ id: 'a', media: Array.from({ length: count }, () => photo) })]
  expect(stampsOf(monthOf([66, 0, 20, 28], [88, 0, 40, 28]), of(2), least)).toBeCloseTo(0.05)
  expect(stampsOf(monthOf([66, 0, 52, 69]), of(1), least)).toBeCloseTo(0.05)
  expect(stampsOf(monthOf([66, 0, 63, 84]), of(1), least)).toBe(0)
  const two = [...of(1), ...of(1).map(item => ({ ...item, id: 'b' }))]
  const [left] = monthOf([0, 0, 52, 69]).pages
  const [right] = monthOf([54, 0, 52, 69]).pages
  const beside = right?.regions.map(region => ({ ...region, item: 'b', photo: 0 })) ?? []
  const pair = { pages: [{ elements: [], regions: [...(left?.regions ?? []), ...beside] }] }
  expect(stampsOf(pair, two, least)).toBe(0)
  const read = [buildItem({ id: 'a', media: [buildPhoto('p', { width: 720, height: 960, kind: 'words' })] })]
  expect(stampsOf(monthOf([66, 0, 20, 28]), read, least)).toBe(0)
})
