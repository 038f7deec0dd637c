import type { PagesOfMonth } from '../typeset.ts'

/** How much is wanting of a month for pictures that are as small as stamps, as at a head what goes on over a turn may be. */
export function stampsOf({ pages }: PagesOfMonth): number {
  const sides = pages.flatMap(({ elements }) =>
    elements.flatMap(element => (element.kind === 'image' ? Math.min(element.w, element.h) : [])),
  )
  return perStamp * sides.filter(side => side < stamp).length
}

/** mm */
const stamp = 18
/** Against shares of pages that are empty. */
const perStamp = 0.03
