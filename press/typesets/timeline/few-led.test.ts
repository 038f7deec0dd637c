import { expect, it } from 'vitest'
import { composeGroup } from '../../photos/compose-group.ts'
import { fewLed } from './few-led.ts'

const room = {
  width: 91,
  gap: 1.8,
  rowMm: 5,
  maxRows: 30,
  lines: [0, 92.8 / 3, 92.8 / 2, (92.8 * 2) / 3],
  fills: 'group' as const,
}
const photo = { aspect: 1, maxWidth: 120 }
const three = [photo, photo, photo]
const widest = (by: 'first' | 'last', photos = three) => {
  const { natural, compose } = fewLed(composeGroup, [3], { by, always: true })(photos, room)
  return compose(natural).toSorted((a, b) => b.w - a.w)[0]
}

it('sets three photos led by the first at the left, or by the last at the right', () => {
  expect(widest('first')).toMatchObject({ photo: 0, x: 0 })
  expect(widest('last')?.photo).toBe(2)
  expect(widest('last')?.x).toBeGreaterThan(room.width / 4)
})

it('leaves them a row where they are not to be led, four, and what may not be cut', () => {
  const plain = composeGroup(three, room)
  expect(fewLed(composeGroup, [3])(three, room).natural).toBe(plain.natural)
  const four = [...three, photo]
  const lead = { by: 'first', always: true } as const
  expect(fewLed(composeGroup, [3], lead)(four, room).natural).toBe(composeGroup(four, room).natural)
  const whole = three.map(photo => ({ ...photo, whole: true }))
  expect(fewLed(composeGroup, [3], lead)(whole, room)).toBe(composeGroup(whole, room))
})

it('keeps the row for pages of less room unless one is always to lead', () => {
  const least = (always: boolean) => fewLed(composeGroup, [3], { by: 'first', always })(three, room).min
  expect(least(false)).toBe(composeGroup(three, room).min)
  expect(least(true)).toBeGreaterThan(composeGroup(three, room).max)
})
