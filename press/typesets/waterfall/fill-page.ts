import { invariant } from '#domain/invariant'
import { grownReach } from './column-heights.ts'
import { type CardBox, type Column, goesOnRows } from './packing.ts'

/** A box that knows its card, and its place in it. */
export interface PlacedBox extends CardBox {
  card: number
  indexInCard: number
  pad: number
  /** Rows above its least height that it can have. */
  steps: readonly number[]
}

/** A page filled up to the box `end` (exclusive), whose last box stands in column `at`. */
export interface PageState {
  end: number
  at: 0 | 1
  columns: [Column, Column]
  /** A card went on from the left column to the right one: nothing more goes left. */
  leftIsClosed: boolean
  /** Row at which the last card begins. */
  head: number
  /** Rows by which cards went to the longer column. */
  detour: number
  /** Cost of the card cut between the columns. */
  cutPenalty: number
  previous?: PageState
}

/**
 * All promising ways to fill one page from a box on, together for every place where the page may end. A
 * card may cross from the left column to the right one, best where the left has about `crossing` rows.
 */
export function* pagesFrom(
  boxes: readonly PlacedBox[],
  start: number,
  rows: number,
  gap: number,
  crossing: number,
): Generator<readonly PageState[]> {
  const none: Column = { min: 0, natural: 0, max: 0, reach: 1n, cards: 0 }
  let states: PageState[] = [
    { end: start, at: 0, columns: [none, none], leftIsClosed: false, head: 0, detour: 0, cutPenalty: 0 },
  ]
  for (let i = start; i < boxes.length && states.length > 0; i++) {
    const box = boxes[i]
    invariant(box, 'a page is filled box by box')
    const next = new Map<number, PageState>()
    for (const state of states) {
      for (const column of openColumns(state, box, boxes[i - 1], i === start, crossing, rows)) {
        const grown = grow(state, box, column, i === start ? undefined : boxes[i - 1], rows, gap)
        if (!grown) continue
        const key = keyOf(grown)
        const cheapest = next.get(key)
        if (!cheapest || grown.detour < cheapest.detour) next.set(key, grown)
      }
    }
    states = promising([...next.values()], crossing)
    if (box.penalty < Number.POSITIVE_INFINITY) yield states
  }
}

/** Equal where nothing that follows tells two pages apart; rows are whole, and fewer than 4,096 in a column. */
function keyOf({ columns: [left], at, leftIsClosed, head }: PageState): number {
  return ((left.natural * 4096 + head) * 2 + at) * 2 + Number(leftIsClosed)
}

function promising(states: PageState[], crossing: number): PageState[] {
  if (states.length <= widest) return states
  const sorted = states.sort((a, b) => unevenness(a, crossing) - unevenness(b, crossing))
  return [
    ...sorted.filter(s => s.leftIsClosed).slice(0, widest),
    ...sorted.filter(s => !s.leftIsClosed && s.at === 0).slice(0, widest),
    ...sorted.filter(s => !s.leftIsClosed && s.at === 1).slice(0, widest),
  ]
}

// More ways than these look alike on paper.
const widest = 12
/** Rows by which a card may begin above the head of an earlier one. */
export const orderTolerance = 4

function openColumns(
  state: PageState,
  box: PlacedBox,
  previous: PlacedBox | undefined,
  first: boolean,
  crossing: number,
  rows: number,
): readonly (0 | 1)[] {
  if (first || !previous) return onlyLeft
  if (box.indexInCard > 0) {
    const crosses =
      state.at === 0 &&
      previous.penalty < Number.POSITIVE_INFINITY &&
      !state.leftIsClosed &&
      state.columns[0].max > Math.min(crossing, rows * 0.4)
    return crosses ? both : state.at === 0 ? onlyLeft : onlyRight
  }
  if (state.leftIsClosed) return onlyRight
  const [left, right] = state.columns
  const least = state.head - orderTolerance
  if (left.natural < least) return right.natural < least ? [] : onlyRight
  return right.natural < least ? onlyLeft : both
}

const onlyLeft = [0] as const
const onlyRight = [1] as const
const both = [0, 1] as const

function grow(
  state: PageState,
  box: PlacedBox,
  at: 0 | 1,
  previous: PlacedBox | undefined,
  rows: number,
  gap: number,
): PageState | undefined {
  const first = previous === undefined
  const old = state.columns[at]
  const moved = box.indexInCard > 0 && !first && at !== state.at
  const opens = first || box.indexInCard === 0 || moved
  const white = opens ? (old.cards > 0 ? gap : 0) + headOf(box) + 2 * box.pad : box.glue
  const min = old.min + white + box.min
  // one box that is taller than its column is set all the same, and found by the preflight
  if (min > rows && old.cards > 0) return undefined
  const column: Column = {
    min,
    natural: old.natural + white + box.natural,
    max: old.max + white + box.max,
    reach: grownReach(old.reach, box.steps, rows - min),
    cards: old.cards + (opens ? 1 : 0),
  }
  const other = state.columns[at === 0 ? 1 : 0]
  const fresh = first || box.indexInCard === 0
  return {
    end: state.end + 1,
    at,
    columns: at === 0 ? [column, state.columns[1]] : [state.columns[0], column],
    leftIsClosed: state.leftIsClosed || moved,
    head: fresh ? old.natural : state.head,
    cutPenalty: state.cutPenalty + (moved ? previous.penalty : 0),
    detour: state.detour + (fresh && !state.leftIsClosed ? Math.max(0, old.natural - other.natural) : 0),
    previous: state,
  }
}

/** Rows that a part of a card has above its first box. */
export const headOf = ({ indexInCard }: PlacedBox): number => (indexInCard > 0 ? goesOnRows : 0)

// A left column that is done with should be full; while both are open they should be alike.
const unevenness = (
  { columns: [left, right], leftIsClosed, detour, cutPenalty }: PageState,
  crossing: number,
) =>
  detour +
  cutPenalty * 20 +
  (leftIsClosed ? Math.max(0, crossing + 2 - left.max) : Math.abs(left.natural - right.natural))
