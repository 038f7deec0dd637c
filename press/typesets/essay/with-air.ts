import type { PagesOfMonth } from '../typeset.ts'
import { shortOf } from './month-faults.ts'

/**
 * A month with a page that looks like a mistake, with so many rows more above its first entry, as few as that takes, where that mends it: they fill the
 * page of its opener, or words go on to its last one.
 */
export function withAir(usual: PagesOfMonth, setWith: (air: number) => PagesOfMonth): PagesOfMonth {
  let best = usual
  for (let air = 1; air <= mostAir && shortOf(best) > 0; air++) {
    const month = setWith(air)
    if (month.pages.length === usual.pages.length && shortOf(month) < shortOf(best)) best = month
  }
  return best
}

/** Rows: with the one that is there always, a sixth of a page. */
const mostAir = 3
