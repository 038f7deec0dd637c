/** A side of the cover: front, back or spine. mm from the upper left of the sheet, trimmed. */
export interface Panel {
  x: number
  y: number
  w: number
  h: number
  /** How far grounds run past the trim, or 0 where another panel lies. */
  bleed: Sides
  /** What words keep away from the trim, and from the hinge of a hardback. */
  margin: Sides
  /** Size of this panel against A5: type and lines grow with it. */
  scale: number
}

export interface Sides {
  top: number
  right: number
  bottom: number
  left: number
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** The part of the panel that words may stand on, from the panel's upper left. */
export function safeBox(panel: Panel): Box {
  const { margin } = panel
  return {
    x: margin.left,
    y: margin.top,
    w: panel.w - margin.left - margin.right,
    h: panel.h - margin.top - margin.bottom,
  }
}

/** The whole panel with its bleed, from the panel's upper left. */
export function bleedBox(panel: Panel): Box {
  const { bleed } = panel
  return {
    x: -bleed.left,
    y: -bleed.top,
    w: panel.w + bleed.left + bleed.right,
    h: panel.h + bleed.top + bleed.bottom,
  }
}

/** The box carried on into the bleed on the sides where it touches the trim. */
export function bled(panel: Panel, box: Box): Box {
  const left = box.x <= 0 ? panel.bleed.left : 0
  const top = box.y <= 0 ? panel.bleed.top : 0
  const right = box.x + box.w >= panel.w - 1e-6 ? panel.bleed.right : 0
  const bottom = box.y + box.h >= panel.h - 1e-6 ? panel.bleed.bottom : 0
  return { x: box.x - left, y: box.y - top, w: box.w + left + right, h: box.h + top + bottom }
}

/** The part of a picture of so many pixels that fills a box, around a focus (fractions; the middle where absent). */
export function cropToFill(
  picture: { width: number; height: number },
  box: { w: number; h: number },
  focus: { x: number; y: number } = { x: 0.5, y: 0.45 },
): Box {
  const wide = picture.width / picture.height > box.w / box.h
  const w = wide ? (box.w / box.h) * (picture.height / picture.width) : 1
  const h = wide ? 1 : (box.h / box.w) * (picture.width / picture.height)
  return { x: within(focus.x - w / 2, 1 - w), y: within(focus.y - h / 2, 1 - h), w, h }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most))
}
