import { columnsOf, spanOf } from '../../page/columns.ts'

/** mm of white at the sides of the words of a card. */
export const side = 3.1
/** mm of white around the photos of a card. */
export const mat = 1.6
/** mm between two photos of a card. */
export const photoGap = 1.6
/** mm of its rows that a group of photos leaves free. */
export const photoInset = 2.2
/** mm that they stand lower in their rows, clear of the words above: the white below them is cut off the foot of their card. */
export const photosLower = { least: 0.8, most: 1.5 }
/** mm between two columns of cards. */
export const cardGap = 3.6

/** mm: as wide as a column of cards in a type area of `width`. */
export const cardWidth = (width: number): number => (width - cardGap) / 2

/** Lines that the photos of a card in a column `w` mm wide begin on, mm from the left of the card: six columns of it but the last. */
export function linesOfCard(w: number): number[] {
  const columns = columnsOf(w - 2 * mat, 6, photoGap)
  return [0, 1, 2, 3, 4].map(n => mat + spanOf(columns, n, 1).x)
}

/** The two of them that several photos begin on: a third of a card would be a stamp. */
export function halvesOfCard(w: number): [number, number] {
  const [first = 0, , , middle = 0] = linesOfCard(w)
  return [first, middle]
}

/** Those that several photos of it begin on where they are to be low: its halves, and one for a narrow photo at either edge. */
export function groupLines(w: number): number[] {
  const [first, middle] = halvesOfCard(w)
  return [first, mat + leastInGroup + photoGap, middle, w - mat - leastInGroup]
}

/** mm that a photo of several is wide at least. */
export const leastInGroup = 18

/** mm below which it is small. */
export const leastPhoto = 19.9

/** mm: as wide as a card in a column `w` mm wide that holds a print four columns of it wide, and nothing beside that. */
export const printWidth = (w: number): number => spanOf(columnsOf(w - 2 * mat, 6, photoGap), 0, 4).w + 2 * mat

/**
 * The same of both columns, for a card over both. In the middle photos are no farther apart than elsewhere: one line stands there between the columns
 * instead of the first of the second one.
 */
export function linesOfPage(width: number): number[] {
  const [first = 0, ...others] = linesOfCard(cardWidth(width))
  const middle = (width + photoGap) / 2
  return [first, ...others, middle, ...others.map(line => cardWidth(width) + cardGap + line)]
}

/** Those of them on which several photos begin: quarters and thirds of the page. */
export const partsOfPage = (width: number): number[] => linesOfPage(width).filter((_, n) => onParts.has(n))

const onParts = new Set([0, 3, 4, 5, 7, 8])
