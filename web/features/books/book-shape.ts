import { type Paper, trims } from '#domain/catalogue/papers'

export type BookBinding = 'paperback' | 'hardback'

/** The true measure of a book in mm (specification 9): hardback 13.8 mm and paperback 7.6 mm per 100 pages. */
export function bookShape(paper: Paper, binding: BookBinding, pages: number) {
  const perHundred = binding === 'hardback' ? 13.8 : 7.6
  const { width, height } = trims[paper]
  return { widthMm: width, heightMm: height, thicknessMm: (Math.max(pages, 2) * perHundred) / 100 }
}
