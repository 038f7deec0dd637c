import { isScattered } from '../../../edit/book-shape.ts'

/** What is in a month, by counts alone: words that are typed regroup nothing. */
export interface MonthAmount {
  /** YYYYMM */
  month: string
  items: number
  photos: number
}

/**
 * The months of a book, in order, as runs that are typeset as one: a sparse month runs on where the month before it ends, within the
 * same half of a year, so that what changes in one half regroups no other. Few scattered months have pages of their own each.
 */
export function monthRuns<Month extends MonthAmount>(months: readonly Month[]): Month[][] {
  const areScattered = isScattered(months.map(({ month }) => month))
  const runs: Month[][] = []
  for (const month of months) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && !areScattered && isSparse(month) && halfOf(before) === halfOf(month)) run.push(month)
    else runs.push([month])
  }
  return runs
}

// Hardly a page in the smaller typesets.
const isSparse = ({ items, photos }: MonthAmount) => items <= 3 && photos <= 4

const halfOf = ({ month }: MonthAmount) => `${month.slice(0, 4)} ${Number(month.slice(4)) <= 6 ? 1 : 2}`
