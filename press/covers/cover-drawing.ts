import type { Drawing } from '#press/engine/drawing'
import { resolvePage } from '#press/engine/resolve-page'
import type { LaidCover } from './front-cover.ts'

/** The cover as the engine draws it: one page. `keyOf` gives a placeholder key for a photo's sha256 and its whole width. */
export function coverDrawing(
  cover: LaidCover,
  named: { title: string; author: string },
  keyOf: (sha256: string, widthMm: number) => string,
): Drawing {
  const { width, height, styles, elements } = cover
  const sheet = { width, height }
  // Covers are laid out on the sheet itself: the trim lies in their coordinates already.
  const side = { trim: sheet, sheet, bleed: { left: 0, top: 0 }, areaLeft: 0, recto: true }
  const page = resolvePage({ elements, regions: [] }, side, 'en', undefined, keyOf)
  return { title: named.title, author: named.author, styles, width, height, pages: [page] }
}
