/** The ways to set a month of the album: the finest first; what follows stretches and shrinks more. */
export const albumWays: readonly Way[] = [
  { keeps: 0.4 },
  { keeps: 0.33, scale: 0.8 },
  { keeps: 0.33, stacks: true },
  { keeps: 0.4, inColumn: 4, above: 2, demerits: 0.02 },
  { keeps: 0.33, inColumn: 8, stacks: true, demerits: 0.02 },
  { keeps: 0.4, wide: true, demerits: 0.02 },
  { keeps: 0.4, scale: 1.3, wide: true, demerits: 0.02 },
  { keeps: 0.33, halves: true, inColumn: 8, scale: 0.7, stacks: true, demerits: 0.05 },
  { keeps: 0.4, silent: true, stacks: true, demerits: 0.1 },
  { keeps: 0.2, halves: true, inColumn: 4, above: 2, silent: true, demerits: 0.12 },
  { keeps: 0.2, inColumn: 8, wide: true, demerits: 0.13 },
  {
    keeps: 0.33,
    inColumn: 4,
    scale: 1.3,
    wide: true,
    silent: true,
    demerits: 0.13,
  },
  { keeps: 0.2, sunk: 6, stacks: true, demerits: 0.3 },
  { keeps: 0.33, halves: true, stacks: true, demerits: 0.1 },
  { keeps: 0.1, silent: true, stacks: true, demerits: 0.4 },
  { keeps: 0.2, halves: true, inColumn: 8, scale: 0.5, silent: true, stacks: true, demerits: 0.3 },
  {
    keeps: 0.4,
    inColumn: 4,
    scale: 1.5,
    wide: true,
    halves: true,
    demerits: 0.15,
  },
  {
    keeps: 0.1,
    inColumn: 8,
    halves: true,
    silent: true,
    demerits: 0.2,
  },
  { keeps: 0.4, fine: true, demerits: 0.3 },
  { keeps: 0.33, halves: true, fine: true, stacks: true, demerits: 0.35 },
  { keeps: 0.2, fine: true, inColumn: 8, demerits: 0.4 },
  { keeps: 0.4, bare: true, demerits: 0.2 },
  { keeps: 0.33, halves: true, bare: true, inColumn: 8, stacks: true, demerits: 0.22 },
  { keeps: 0.33, bare: true, silent: true, inColumn: 4, scale: 1.3, demerits: 0.3 },
  { keeps: 0.33, pairs: false, stacks: true, demerits: 0.1 },
  { keeps: 0.33, halves: true, pairs: false, scale: 0.7, inColumn: 8, silent: true, demerits: 0.2 },
  { keeps: 0.4, pairs: false, scale: 1.3, wide: true, demerits: 0.12 },
  // narrow groups with white beside them, for pages that have a hole else
  { halves: true, stacks: true, near: true, demerits: 0.6 },
]

/** A way to set the pages of a month. */
export interface Way {
  /** Share of a page up to which a group keeps its width; none fills its place where absent. */
  keeps?: number
  /** Height of photos against what is usual. */
  scale?: number
  /** Photos of an album that stand in the column beside its words, at most. */
  inColumn?: number
  /** Rows of words that a block may stand below, at most; below more its first row stands beside them. */
  above?: number
  /** Two to four photos may stand below each other beside white. */
  stacks?: boolean
  /** Two to four photos are a block as wide as the page below few words, not in the column beside them. */
  wide?: boolean
  /** Neighbouring entries of one photo each stand beside each other. */
  pairs?: boolean
  /** A photo alone may be half as wide as the column, where it could be wider. */
  halves?: boolean
  /** Its opener says no sentence, so that what comes first has more room. */
  silent?: boolean
  /** Rows that what comes below the name of the month stands lower, or its sentence below a picture. */
  sunk?: number
  /** What comes first stands near the facts of the month. */
  near?: boolean
  /** The picture that opens the month has the pixels of all others. */
  fine?: boolean
  /** The month opens without a picture, so that entries begin below its name. */
  bare?: boolean
  /** What it looks worse by, against shares of pages that are empty. */
  demerits?: number
}
