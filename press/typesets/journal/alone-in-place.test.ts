import { expect, it } from 'vitest'
import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupRoom } from '../../photos/photo-group.ts'
import { aloneInPlace } from './alone-in-place.ts'

const spans = [55.4, 46, 36.6].map(w => ({ x: 0, w }))
const room: GroupRoom = {
  ...{ width: 55.4, gap: 2.4, rowMm: 5.7, maxRows: 29, inset: 2.8, spans },
  lines: [0, 19.4, 38.8],
}
const tall = { aspect: 0.8, maxWidth: 90 }

const widthsOf = (compose: typeof composeGroup, photo = tall) => {
  const { heights = [], compose: at } = compose([photo], room)
  return new Set(heights.flatMap(rows => at(rows - 2.8 / 5.7).map(({ w }) => w)))
}

it('has one width for a photo alone, and two for a tall one where that is told', () => {
  expect(widthsOf(aloneInPlace(composeGroup))).toEqual(new Set([55.4]))
  expect(widthsOf(aloneInPlace(composeGroup, 44))).toEqual(new Set([55.4, 46]))
  expect(widthsOf(aloneInPlace(composeGroup, 44), { ...tall, aspect: 1.5 })).toEqual(new Set([55.4]))
})

it('begins where its place does, and reserves no rows that a photo of few pixels cannot fill', () => {
  const { natural, compose } = aloneInPlace(composeGroup)([{ ...tall, maxWidth: 30 }], room)
  const [slot] = compose(natural - 2.8 / 5.7)
  expect(slot?.x).toBe(0)
  expect(natural * 5.7 - (slot?.y ?? 0) - (slot?.h ?? 0)).toBeLessThan(13)
})

it('leaves several as they are', () => {
  const { compose: _, ...plain } = composeGroup([tall, tall], room)
  expect(aloneInPlace(composeGroup)([tall, tall], room)).toMatchObject(plain)
})
