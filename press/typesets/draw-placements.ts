import type { Run } from '../page/display-list.ts'
import type { Placement } from '../paginate/block.ts'
import { drawPlacement } from './draw-placement.ts'
import { withEvenGaps } from './even-gaps.ts'
import type { Drawn } from './moved-by.ts'

/** What the placed blocks of a page or a column draw, in order, each from its `originOf` on, mm. Only text has `words`. */
export const drawPlacements = (
  placements: readonly Placement[],
  words: ReadonlyMap<Placement, Run[]>,
  originOf: (placement: Placement) => { x: number; y: number },
  rowMm: number,
): (Drawn & { placement: Placement })[] =>
  withEvenGaps(
    placements.map(placement => ({
      placement,
      ...drawPlacement(placement, words.get(placement) ?? [], originOf(placement), rowMm),
    })),
  )
