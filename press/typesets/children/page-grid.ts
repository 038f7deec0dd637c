import type { Area } from '../../page/geometry.ts'

/**
 * mm between the frame of a story and its words. With it 29 letters of the body make a line, and the columns bear what phones take: five of
 * them 600 px, six 720 px, eight 960 px and ten 1,200 px.
 */
export const inset = 7.265
/** mm between the frames of two that share a row. */
export const frameGap = 6
/** mm between two columns, and so between two prints. */
export const gap = 5
/** Of the words and pictures inside a frame as wide as the page. */
export const columns = 12

const stepOf = ({ width }: Area) => (width - 2 * inset + gap) / columns

/** Width in mm of so many columns. */
export const widthOf = (area: Area, count: number): number => stepOf(area) * count - gap

/** Where the photos of the book begin, in columns. */
const lines = [0, 2, 3, 4, 5, 6, 7, 8, 9]

/** Whether photos may begin so many columns from the right of their frame. */
export const isOnLine = (fromRight: number): boolean => lines.includes(columns - fromRight)

/** The same in mm from the left of the type area, with the right one of two halves and the middle of each: twelve in all. */
export function linesOf(area: Area): number[] {
  const [left, right] = [halfOf(area, false).inside, halfOf(area, true).inside]
  const middle = (left.w + gap) / 2
  const all = lines.map(line => inset + line * stepOf(area))
  return [...all, left.x + middle, right.x, right.x + middle].sort((a, b) => a - b)
}

/** A frame as wide as the page, and where its words and pictures stand. */
export const fullOf = ({ width }: Area): { frame: Span; inside: Span } => ({
  frame: { x: 0, w: width },
  inside: { x: inset, w: width - 2 * inset },
})

/** The frame of a story that shares its row, and where its words and pictures stand; mm from the left of the type area. */
export function halfOf(area: Area, right: boolean): { frame: Span; inside: Span } {
  const w = (area.width - frameGap) / 2
  const x = right ? w + frameGap : 0
  return { frame: { x, w }, inside: { x: x + inset, w: w - 2 * inset } }
}

interface Span {
  x: number
  w: number
}
