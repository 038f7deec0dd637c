import { expect, it } from 'vitest'
import type { GroupRoom, Slot } from '../../photos/photo-group.ts'
import { evenAtRight, led } from './album-photos.ts'

const at = (photo: number, x: number, y: number, w: number, h: number): Slot => ({
  ...{ photo, x, y, w, h },
  crop: { x: 0, y: 0, w: 1, h: 1 },
})
const room: GroupRoom = { width: 107, rowMm: 6, maxRows: 39, gap: 2, fills: 'album' }
const photos = [0, 1, 2].map(n => ({ aspect: 1.5, maxWidth: 300, large: n === 0 }))
const row = [at(0, 0, 0, 34, 28), at(1, 36, 0, 34, 28), at(2, 72, 0, 35, 28)]
const ledBlock = [at(0, 0, 0, 71, 90), at(1, 73, 0, 34, 44), at(2, 73, 46, 34, 44)]
const ragged = [at(0, 0, 0, 63, 40), at(1, 0, 42, 52, 40), at(2, 54, 42, 53, 40)]
const offer = {
  ...{ min: 4, natural: 14, max: 15, heights: [4, 14, 15] },
  compose: (rows: number) => (rows < 10 ? row : rows < 15 ? ragged : ledBlock),
}

it('offers no height at which a row ends short of the right edge, where there are others', () => {
  expect(evenAtRight(() => offer)(photos, room)).toMatchObject({ min: 4, natural: 15, heights: [4, 15] })
  const all = { ...offer, compose: () => ragged }
  expect(evenAtRight(() => all)(photos, room)).toMatchObject({ heights: [4, 14, 15] })
})

it('offers no height at which a photo is a stamp, where there are others', () => {
  const stamps = row.map(slot => ({ ...slot, h: 20 }))
  const low = { ...offer, compose: (rows: number) => (rows < 10 ? stamps : ledBlock) }
  expect(evenAtRight(() => low)(photos, room)).toMatchObject({ heights: [14, 15] })
  expect(evenAtRight(() => ({ ...offer, compose: () => stamps }))(photos, room)).toMatchObject({
    heights: [4, 14, 15],
  })
})

it('would have an album at a height at which its large photo leads the others', () => {
  const even = { ...offer, natural: 4, max: 4, compose: (rows: number) => (rows < 10 ? row : ledBlock) }
  expect(led(() => even)(photos, room)).toMatchObject({ natural: 14, max: 14, resistsShrinking: true })
  const alike = photos.map(photo => ({ ...photo, large: false }))
  expect(led(() => even)(alike, room)).toEqual(even)
})

it('stands photos of too few pixels where their place begins, on no mount', () => {
  const mount = { x: 66, y: 0, w: 107, h: 80 }
  const slots = [at(0, 0, 0, 63, 80), { ...at(1, 90, 16, 58, 48), mount }]
  const group = evenAtRight(() => ({ ...offer, compose: () => slots }))(photos.slice(0, 2), room)
  expect(group.compose(14)).toEqual([at(0, 0, 0, 63, 80), at(1, 66, 0, 58 * 0.999, 48 * 0.999)])
})
