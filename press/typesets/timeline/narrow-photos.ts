import type { PagesOfMonth } from '../typeset.ts'

/** Photos of a month that are strips: narrower than a third of the measure of the log, or 2.5 times as wide as high. */
export const narrowPhotosOf = ({ pages }: PagesOfMonth): number =>
  pages
    .flatMap(({ regions }) => regions)
    .filter(({ photo, w, h }) => photo !== undefined && h > 0 && (w < leastWide || w > h * mostAcross)).length

/** mm */
const leastWide = 28
/** Times. */
const mostAcross = 2.5
