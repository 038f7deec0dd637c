import type { CoverTemplate } from '#domain/covers/cover-colours'

/**
 * Width over height of the window through which a style shows its picture, close enough to choose a part by: what is
 * beyond the true window is cut evenly.
 */
export function cropShape(template: CoverTemplate, page: { width: number; height: number }): number {
  const shape = shapes[template]
  return shape ?? page.width / page.height
}

/** Measured on A5; a style that is not here fills the page. */
const shapes: Partial<Record<CoverTemplate, number>> = {
  classic: 1.08,
  window: 0.81,
  obi: 1.1,
  grid: 1,
  seal: 0.97,
  horizon: 1.21,
  polaroid: 1,
  dots: 1.1,
  stripe: 1.07,
}

interface Part {
  x: number
  y: number
  w: number
  h: number
}

/** The part that was chosen in per cent, as fractions that stay inside the picture. */
export function partOfPercent({
  x,
  y,
  width,
  height,
}: {
  x: number
  y: number
  width: number
  height: number
}): Part {
  const left = within(x / 100, 0, 0.99)
  const top = within(y / 100, 0, 0.99)
  return { x: left, y: top, w: within(width / 100, 0.01, 1 - left), h: within(height / 100, 0.01, 1 - top) }
}

function within(value: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(value, least), most) * 10_000) / 10_000
}
