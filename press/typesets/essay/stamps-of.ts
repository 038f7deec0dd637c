import type { PagesOfMonth } from '../typeset.ts'

/** How much is wanting of a month for pictures that are as small as stamps, as at a head what goes on over a turn may be. */
export function stampsOf({ pages }: PagesOfMonth): number {
  const sides = pages.flatMap(({ elements }) =>
    elements.flatMap(element => (element.kind === 'image' ? Math.min(element.w, element.h) : [])),
  )
  return sides.reduce((sum, side) => sum + (side < tiny ? perTiny : side < stamp ? perStamp : 0), 0)
}

/** mm */
const stamp = 18
const tiny = 15.5
/** Against shares of pages that are empty. */
const perStamp = 0.03
const perTiny = 0.3
