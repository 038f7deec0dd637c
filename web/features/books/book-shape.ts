import { type Binding, bindings } from '#domain/catalogue/bindings'
import { type Paper, trims } from '#domain/catalogue/papers'

/** The true measure of a book in mm (specification 9): hardback 13.8 mm and paperback 7.6 mm per 100 pages. */
export function bookShape(paper: Paper, binding: Binding, pages: number) {
  const { width, height } = trims[paper]
  return {
    widthMm: width,
    heightMm: height,
    thicknessMm: (Math.max(pages, 2) * bindings[binding].mmPer100Pages) / 100,
  }
}

/** The least volumes that the pages of a book are bound in, which are counted as those of a paperback; its months may want one more. */
export function volumesOf(pages: number): number {
  return Math.max(1, Math.ceil(pages / bindings.paperback.maxPages))
}
