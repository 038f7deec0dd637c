import type { Area } from '../../page/geometry.ts'

/** mm between the frame of a story and its words, and between the frames of two that share a row. */
export const inset = 8
const frameGap = 4
/** mm between two columns, and so between two prints. */
export const gap = 5
/** Of the words and pictures inside a frame; two that share a row have six each, and one between them is left to their frames. */
export const columns = 13
export const halfColumns = 6

const stepOf = ({ width }: Area) => (width - 2 * inset + gap) / columns

/** Width in mm of so many columns. */
export const widthOf = (area: Area, count: number): number => stepOf(area) * count - gap

/** All columns of a place `width` mm wide, and fewer in the middle or at a side of it: what groups that fill it stand on, the widest first. */
export function spansOf(area: Area, width: number, at: 'left' | 'middle' | 'right' = 'middle'): Span[] {
  const step = stepOf(area)
  const count = Math.round((width + gap) / step)
  return Array.from({ length: Math.max(2, Math.ceil(count / 2)) }, (_, fewer) => ({
    x: (at === 'left' ? 0 : at === 'right' ? fewer : Math.floor(fewer / 2)) * step,
    w: widthOf(area, count - fewer),
  }))
}

/** The frame of a story that shares its row, and where its words and pictures stand; mm from the left of the type area. */
export function halfOf(area: Area, right: boolean): { frame: Span; inside: Span } {
  const w = (area.width - frameGap) / 2
  return {
    frame: { x: right ? w + frameGap : 0, w },
    inside: {
      x: inset + (right ? (halfColumns + 1) * stepOf(area) : 0),
      w: widthOf(area, halfColumns),
    },
  }
}

interface Span {
  x: number
  w: number
}
