/** CSS pixels of one millimetre: the print size on screen. */
export const pxPerMm = 96 / 25.4

export type Zoom = 'fit' | 'print'

/** CSS pixels per mm at which so many pages side by side fit into a room (px), or are as large as in print. */
export function pageScale(
  page: { width: number; height: number },
  across: 1 | 2,
  room: { width: number; height?: number },
  zoom: Zoom = 'fit',
): number {
  if (zoom === 'print') return pxPerMm
  const wide = room.width / (page.width * across)
  const high = room.height === undefined ? wide : room.height / page.height
  // never so small that the page vanishes while the room is not measured yet
  return Math.max(0.1, Math.min(wide, high))
}
