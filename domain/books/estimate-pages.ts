import type { TypesetName } from '../catalogue/typesets.ts'

/** Months that are typeset as one, with what is in them and the pages that they have in the typesets in which they were counted. */
export interface RunAmount {
  /** Its months in order, with a space between. */
  name: string
  entries: number
  photos: number
  /** Of its words in UTF-8: a Han character has three and a Latin letter one, about as the room that they take. */
  wordBytes: number
  pages: Readonly<Partial<Record<TypesetName, number>>>
  /** Each of its entries has a spread of its own. */
  isGift?: true
}

export interface RunPages {
  name: string
  pages: number
  /** False where it is an estimate. */
  isCounted: boolean
}

/**
 * The pages of each run in a typeset: as counted, else about as many. What is not counted takes the usual pages of its words and
 * photos, in the proportion in which what is counted of this book (in the typeset, else in its `present` one) takes them, and in
 * that in which the run itself takes them in the present typeset. Where each entry has a spread, most have no more in any typeset.
 */
export function estimatePages(
  runs: readonly RunAmount[],
  typeset: TypesetName,
  present: TypesetName,
): RunPages[] {
  const scaleOfPresent = scaleOf(runs, present) ?? 1
  const scale = scaleOf(runs, typeset) ?? scaleOfPresent
  return runs.map(run => {
    const counted = run.pages[typeset]
    if (counted !== undefined) return { name: run.name, pages: counted, isCounted: true }
    const now = run.pages[present]
    if (run.isGift) return { name: run.name, pages: now ?? 2 * run.entries, isCounted: false }
    const proportion = now === undefined ? 1 : now / (usualPages(run, present) * scaleOfPresent)
    const pages = usualPages(run, typeset) * scale * proportion
    return { name: run.name, pages: Math.max(1, Math.round(pages)), isCounted: false }
  })
}

/** How many pages the counted runs take for each usual one; undefined where none is counted. */
function scaleOf(runs: readonly RunAmount[], typeset: TypesetName): number | undefined {
  let pages = 0
  let usual = 0
  for (const run of runs) {
    const counted = run.pages[typeset]
    if (counted === undefined) continue
    pages += counted
    usual += usualPages(run, typeset)
  }
  return pages > 0 ? pages / usual : undefined
}

function usualPages({ entries, photos, wordBytes }: RunAmount, typeset: TypesetName): number {
  const rate = usual[typeset]
  return rate.each + entries * rate.entry + photos * rate.photo + (wordBytes / 1000) * rate.kilobyte
}

/**
 * Pages that a run takes whatever is in it, and for each entry, photo and thousand bytes of words: least squares over runs of the lives
 * that books are tried on (docs/press-audit.md). Each of those books comes within a fifth, most within a tenth.
 */
const usual: Readonly<Record<TypesetName, PageRates>> = {
  'a5-1': { each: 0.22, entry: 0.124, photo: 0.143, kilobyte: 0.596 },
  'a5-2': { each: 0.55, entry: 0.071, photo: 0.088, kilobyte: 0.32 },
  'a5-waterfall-blog': { each: 0, entry: 0.176, photo: 0.198, kilobyte: 0.571 },
  'a5-waterfall-tweet': { each: 0.47, entry: 0.141, photo: 0.045, kilobyte: 0.37 },
  'a5-column-tweet': { each: 0.29, entry: 0.114, photo: 0.14, kilobyte: 0.454 },
  'a4-1': { each: 0.37, entry: 0.077, photo: 0.135, kilobyte: 0.351 },
  'a4-2': { each: 0.5, entry: 0.163, photo: 0.12, kilobyte: 0.45 },
}

interface PageRates {
  each: number
  entry: number
  photo: number
  kilobyte: number
}
