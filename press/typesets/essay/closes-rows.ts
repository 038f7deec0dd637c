import type { Slot } from '../../photos/photo-group.ts'

/** Whether the photos of a group reach the right of a place `width` mm wide wherever none stands at their right. */
export const closesRows = (slots: readonly Slot[], width: number): boolean =>
  slots.every(slot => {
    const { x, y, w, h } = slot.mount ?? slot
    return (
      x + w > width - mostShort ||
      slots.some(({ mount, ...other }) => isAtRight(mount ?? other, { x, y, w, h }))
    )
  })

interface Box {
  x: number
  y: number
  w: number
  h: number
}

const isAtRight = (other: Box, { x, y, w, h }: Box): boolean =>
  other.x > x + w - hair && other.y < y + h - hair && other.y + other.h > y + hair

/** mm that nobody sees. */
const mostShort = 1
const hair = 0.5
