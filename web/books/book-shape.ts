export type BookSize = 'A5' | 'A4'
export type BookBinding = 'paperback' | 'hardback'

/** The true measure of a book in mm (specification 9): hardback 13.8 mm and paperback 7.6 mm per 100 pages. */
export function bookShape(size: BookSize, binding: BookBinding, pages: number) {
  const perHundred = binding === 'hardback' ? 13.8 : 7.6
  return { ...sizes[size], thicknessMm: (Math.max(pages, 2) * perHundred) / 100 }
}

const sizes = { A5: { widthMm: 148, heightMm: 210 }, A4: { widthMm: 210, heightMm: 285 } }
