interface Magnified {
  /** CSS pixels of the screen, and the left of the page on it. */
  room: number
  pageLeft: number
  /** CSS pixels from the left of the page. */
  paragraph: { left: number; width: number }
}

/** By how much a page is brought nearer, and moved to the right, so that a paragraph of it takes the width of a screen. */
export function magnification({ room, pageLeft, paragraph }: Magnified): { scale: number; moveX: number } {
  const scale = Math.min(most, (room - 2 * margin) / paragraph.width)
  if (scale <= 1) return { scale: 1, moveX: 0 }
  return { scale, moveX: (room - scale * paragraph.width) / 2 - pageLeft - scale * paragraph.left }
}

/** CSS pixels beside it. */
const margin = 16
/** Letters of a book are twice as large as in print by then. */
const most = 2.2
