import type { MonthPicture } from '../months/month-pictures.ts'
import type { MonthPages } from '../months/typeset-month.ts'

/**
 * The picture on the leaf of a year, from its months in order: the best one that is not printed again on the next pages, and is not
 * `coverPhoto`; none where there is no such one.
 */
export function chooseYearPicture(
  months: readonly MonthPages[],
  coverPhoto: string | undefined,
): MonthPicture | undefined {
  let best: MonthPicture | undefined
  let before = 0
  for (const { pages, pictures = [] } of months) {
    for (const candidate of pictures) {
      const { sha256 } = candidate.picture
      const on = pages.findIndex(page =>
        page.elements.some(element => element.kind === 'image' && element.photo === sha256),
      )
      const isApart = on >= 0 && before + on >= pagesApart
      if (isApart && sha256 !== coverPhoto && (!best || candidate.weight > best.weight)) best = candidate
    }
    before += pages.length
  }
  return best
}

/** From the leaf to the page on which its picture stands in its entry. */
const pagesApart = 6
