import type { GroupPhoto } from './photo-group.ts'
import type { TreeSlot } from './slicing-trees.ts'

/** Whether a photo that is to be large is so much larger than all others of its group that these follow it. */
export function isLed(slots: readonly TreeSlot[], photos: readonly GroupPhoto[]): boolean {
  const led = slots.findIndex(({ photo }) => photos[photo]?.large)
  const [area = 0, ...others] = [slots[led], ...slots.toSpliced(led, 1)].map(slot =>
    slot ? slot.w * slot.h : 0,
  )
  return led >= 0 && others.every(other => area > other * leading)
}

/** Times as large. */
const leading = 1.7
