import type { Placement } from './block.ts'

/** Demerits of what is parted by the ends of frames and was to stay together, of blocks in the order that they are read in. */
export const partedDemerits = ({ placements }: { placements: readonly Placement[] }): number =>
  placements.reduce((sum, { block, frame }, n) => {
    const next = placements[n + 1]
    return next && next.frame !== frame ? sum + (block.together ?? 0) : sum
  }, 0)
