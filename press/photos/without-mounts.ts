import { rounded } from './mount.ts'
import type { GroupOffer } from './photo-group.ts'

/** A group whose photos with too few pixels begin where their place does, on no mounts. */
export const withoutMounts = (offer: GroupOffer): GroupOffer => ({
  ...offer,
  compose: rows =>
    offer
      .compose(rows)
      .map(({ mount, ...slot }) =>
        mount ? { ...slot, x: mount.x, y: mount.y, w: slot.w * rounded, h: slot.h * rounded } : slot,
      ),
})
