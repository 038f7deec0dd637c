import { rounded } from '../../photos/mount.ts'
import type { Slot } from '../../photos/photo-group.ts'

/** What stands on a mount is as wide as its pixels allow. */
export function withinPixels(slot: Slot): Slot {
  if (!slot.mount) return slot
  const [w, h] = [slot.w * rounded, slot.h * rounded]
  return { ...slot, x: slot.x + (slot.w - w) / 2, y: slot.y + (slot.h - h) / 2, w, h }
}
