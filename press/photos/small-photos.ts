interface Sized {
  photo: number
  x: number
  y: number
  w: number
  h: number
}

type Photos = readonly { small?: boolean }[]

/** Area of a small picture against the others of its group, at most. */
const mostShare = 0.45

/** How badly a group suits the pictures in it that are to be small; 0 where there are none. */
export function smallDemerits(slots: readonly Sized[], photos: Photos): number {
  const most = mostArea(slots, photos)
  let demerits = 0
  for (const { photo, w, h } of slots) {
    if (!photos[photo]?.small || most === Number.POSITIVE_INFINITY) continue
    const over = Math.log((w * h) / most)
    demerits += (over > 0 ? 4 : 0.1) * over ** 2
  }
  return demerits
}

/** Makes the small pictures of a group as small as they are to be, each in the middle of its place. */
export function keepSmall<T extends Sized>(slots: T[], photos: Photos): T[] {
  if (!slots.some(slot => photos[slot.photo]?.small)) return slots
  const most = mostArea(slots, photos)
  return slots.map(slot => {
    const scale = photos[slot.photo]?.small ? Math.min(1, Math.sqrt(most / (slot.w * slot.h))) : 1
    const [w, h] = [slot.w * scale, slot.h * scale]
    return { ...slot, x: slot.x + (slot.w - w) / 2, y: slot.y + (slot.h - h) / 2, w, h }
  })
}

function mostArea(slots: readonly Sized[], photos: Photos): number {
  const others = slots.filter(slot => !photos[slot.photo]?.small)
  const area = others.reduce((sum, { w, h }) => sum + w * h, 0)
  return others.length === 0 ? Number.POSITIVE_INFINITY : (mostShare * area) / others.length
}
