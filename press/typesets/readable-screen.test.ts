import { expect, it } from 'vitest'
import { composeGroup } from '../photos/compose-group.ts'
import type { GroupRoom } from '../photos/photo-group.ts'
import { readableScreen } from './readable-screen.ts'

const room: GroupRoom = { width: 75, gap: 2.4, rowMm: 5.7, maxRows: 29, inset: 2.4 }
const least = 30
const screen = { aspect: 0.46, maxWidth: 120, whole: true }

it('offers a screen of a phone at no height at which it cannot be read', () => {
  const usual = composeGroup([screen], room)
  const inset = 2.4 / 5.7
  expect(usual.compose(usual.min - inset)[0]?.w).toBeLessThan(least)
  const readable = readableScreen(usual, [screen], room, least)
  expect(readable.compose(readable.min - inset)[0]?.w).toBeGreaterThan(least - 0.1)
  expect(readable.natural).toBeGreaterThanOrEqual(readable.min)
  expect(readable.max).toBeGreaterThanOrEqual(readable.natural)
})

it('offers what has few pixels, is to be small, no screen, or several as it was', () => {
  const poor = readableScreen(composeGroup([screen], room), [{ ...screen, maxWidth: 10 }], room, least)
  expect(poor.min).toBe(composeGroup([screen], room).min)
  for (const group of [
    [{ ...screen, small: true }],
    [{ ...screen, whole: false }],
    [{ ...screen, aspect: 1 }],
    [screen, screen],
  ]) {
    const offer = composeGroup(group, room)
    expect(readableScreen(offer, group, room, least)).toBe(offer)
  }
})
