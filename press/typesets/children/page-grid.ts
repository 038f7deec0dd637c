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
/** Of the words and pictures inside a frame; two that share a row have five and a half each. */
export const columns = 12
const halfColumns = 5.5

const stepOf = ({ width }: Area) => (width - 2 * inset + gap) / columns

/** Width in mm of so many columns. */
export const widthOf = (area: Area, count: number): number => stepOf(area) * count - gap

/** Where the photos of the book begin, in columns: what is five columns wide stands in the middle, too, and the right one of two halves. */
const lines = [0, 2, 3, 3.5, 4, 5, 6, 6.5, 7, 8, 9]

/** Whether photos may begin so many columns from the right of their frame. */
export const isOnLine = (fromRight: number): boolean => lines.includes(columns - fromRight)

/** The same in mm from the left of the type area. */
export const linesOf = (area: Area): number[] => lines.map(line => inset + line * stepOf(area))

/** A frame as wide as the page, and where its words and pictures stand. */
export const fullOf = ({ width }: Area): { frame: Span; inside: Span } => ({
  frame: { x: 0, w: width },
  inside: { x: inset, w: width - 2 * inset },
})

/** The frame of a story that shares its row, and where its words and pictures stand; mm from the left of the type area. */
export function halfOf(area: Area, right: boolean): { frame: Span; inside: Span } {
  const w = (area.width - frameGap) / 2
  return {
    frame: { x: right ? w + frameGap : 0, w },
    inside: {
      x: inset + (right ? (columns - halfColumns) * stepOf(area) : 0),
      w: widthOf(area, halfColumns),
    },
  }
}

interface Span {
  x: number
  w: number
}
