import { sizeKey } from '../gather-paragraphs.ts'
import type { OpenBook, OpenPage } from '../open-book.ts'
import { countClusters } from './clusters.ts'

/** Different left edges of photos, from the left of the type area, half a millimetre being one. */
export function photoEdges(book: OpenBook): number {
  const usual = { recto: areaLeft(book, true), verso: areaLeft(book, false) }
  const edges = book.pages.flatMap(page =>
    page.images.map(image => image.box.x - (page.left ?? (isRecto(page) ? usual.recto : usual.verso))),
  )
  return countClusters(edges, 0.5)
}

const isRecto = (page: OpenPage) => page.folio % 2 === 1

// The leftmost of the left edges that many lines of the body on pages of one side have: where it is depends on the typeset, and is
// the same on both sides.
function areaLeft({ pages, body }: OpenBook, recto: boolean): number {
  const edges = pages
    .filter(page => isRecto(page) === recto)
    .flatMap(page => page.lines.filter(line => sizeKey(line) === body.size).map(line => line.x))
    .sort((a, b) => a - b)
  const most = edges.length * many
  return (
    edges.find(
      (edge, i) => i + most <= edges.length && (edges[i + Math.ceil(most) - 1] ?? 0) - edge < together,
    ) ?? 0
  )
}

/** Share of the lines, and mm within which their edges are one. */
const many = 0.2
const together = 0.3
