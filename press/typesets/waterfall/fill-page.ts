import { invariant } from '#domain/invariant'
import type { CardBox, Column } from './packing.ts'

/** A box that knows its card, and its place in it. */
export interface PlacedBox extends CardBox {
  card: number
  indexInCard: number
  pad: number
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
 * All promising ways to fill one page from a box on, at every place where the page may end. A
 * card may cross from the left column to the right one, best where the left has about `crossing` rows.
 */
export function* pagesFrom(
  boxes: readonly PlacedBox[],
  start: number,
  rows: number,
  gap: number,
  crossing: number,
): Generator<PageState> {
  const none: Column = { min: 0, natural: 0, max: 0, cards: 0 }
  let states: PageState[] = [
    { end: start, at: 0, columns: [none, none], leftIsClosed: false, head: 0, detour: 0, cutPenalty: 0 },
  ]
  for (let i = start; i < boxes.length && states.length > 0; i++) {
    const box = boxes[i]
    invariant(box, 'a page is filled box by box')
    const next = new Map<string, PageState>()
    for (const state of states) {
      for (const column of openColumns(state, box, boxes[i - 1], i === start, crossing, rows)) {
        const grown = grow(state, box, column, i === start ? undefined : boxes[i - 1], rows, gap)
        if (!grown) continue
        const key = `${grown.columns[0].natural} ${grown.at} ${grown.leftIsClosed} ${grown.head}`
        const cheapest = next.get(key)
        if (!cheapest || grown.detour < cheapest.detour) next.set(key, grown)
      }
    }
    states = promising([...next.values()], crossing)
    if (box.penalty < Number.POSITIVE_INFINITY) yield* states
  }
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
const widest = 6
/** Rows by which a card may begin above the head of an earlier one. */
export const orderTolerance = 8

function openColumns(
  state: PageState,
  box: PlacedBox,
  previous: PlacedBox | undefined,
  first: boolean,
  crossing: number,
  rows: number,
): (0 | 1)[] {
  if (first || !previous) return [0]
  if (box.indexInCard > 0) {
    const crosses =
      state.at === 0 &&
      previous.penalty < Number.POSITIVE_INFINITY &&
      !state.leftIsClosed &&
      state.columns[0].max > Math.min(crossing, rows * 0.4)
    return crosses ? [0, 1] : [state.at]
  }
  if (state.leftIsClosed) return [1]
  const [left, right] = state.columns
  const least = state.head - orderTolerance
  const open: (0 | 1)[] = []
  if (left.natural >= least) open.push(0)
  if (right.natural >= least) open.push(1)
  return open
}

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
  const white = opens ? (old.cards > 0 ? gap : 0) + 2 * box.pad : box.glue
  const column: Column = {
    min: old.min + white + box.min,
    natural: old.natural + white + box.natural,
    max: old.max + white + box.max,
    cards: old.cards + (opens ? 1 : 0),
  }
  // one box that is taller than its column is set all the same, and found by the preflight
  if (column.min > rows && old.cards > 0) return undefined
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

// A left column that is done with should be full; while both are open they should be alike.
const unevenness = (
  { columns: [left, right], leftIsClosed, detour, cutPenalty }: PageState,
  crossing: number,
) =>
  detour +
  cutPenalty * 20 +
  (leftIsClosed ? Math.max(0, crossing + 5 - left.max) : Math.abs(left.natural - right.natural))
