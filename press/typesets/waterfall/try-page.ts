import type { CardAtom, Column } from './packing.ts'

/** An atom that knows its card, and its place in it. */
export interface Atom extends CardAtom {
  card: number
  k: number
  pad: number
}

/** A page filled up to the atom `end` (exclusive), whose last atom stands in column `at`. */
export interface PageState {
  end: number
  at: 0 | 1
  columns: [Column, Column]
  /** A card went on from the left column to the right one: nothing more goes left. */
  shut: boolean
  /** Row at which the last card begins. */
  head: number
  /** Rows by which cards went to the longer column. */
  detour: number
  /** Cost of the card cut between the columns. */
  cuts: number
  before?: PageState
}

/**
 * All promising ways to fill one page from an atom on, at every place where the page may end. A
 * card may cross from the left column to the right one, best where the left has about `crossing` rows.
 */
export function* pagesFrom(
  atoms: readonly Atom[],
  start: number,
  rows: number,
  gap: number,
  crossing: number,
): Generator<PageState> {
  const none: Column = { min: 0, natural: 0, max: 0, cards: 0 }
  let states: PageState[] = [
    { end: start, at: 0, columns: [none, none], shut: false, head: 0, detour: 0, cuts: 0 },
  ]
  for (let i = start; i < atoms.length && states.length > 0; i++) {
    const atom = atoms[i]
    if (!atom) return
    const next = new Map<string, PageState>()
    for (const state of states) {
      for (const column of openColumns(state, atom, atoms[i - 1], i === start, crossing, rows)) {
        const grown = grow(state, atom, column, i === start ? undefined : atoms[i - 1], rows, gap)
        if (!grown) continue
        const key = `${grown.columns[0].natural} ${grown.at} ${grown.shut} ${grown.head}`
        const held = next.get(key)
        if (!held || grown.detour < held.detour) next.set(key, grown)
      }
    }
    states = promising([...next.values()], crossing)
    if (atom.cut < Number.POSITIVE_INFINITY) yield* states
  }
}

function promising(states: PageState[], crossing: number): PageState[] {
  if (states.length <= widest) return states
  const sorted = states.sort((a, b) => unevenness(a, crossing) - unevenness(b, crossing))
  return [
    ...sorted.filter(s => s.shut).slice(0, widest),
    ...sorted.filter(s => !s.shut && s.at === 0).slice(0, widest),
    ...sorted.filter(s => !s.shut && s.at === 1).slice(0, widest),
  ]
}

// More ways than these look alike on paper.
const widest = 6
/** Rows by which a card may begin above the head of an earlier one. */
export const orderTolerance = 8

function openColumns(
  state: PageState,
  atom: Atom,
  previous: Atom | undefined,
  first: boolean,
  crossing: number,
  rows: number,
): (0 | 1)[] {
  if (first) return [0]
  if (atom.k > 0) {
    const crosses =
      state.at === 0 &&
      (previous?.cut ?? 0) < Number.POSITIVE_INFINITY &&
      !state.shut &&
      state.columns[0].max > Math.min(crossing, rows * 0.4)
    return crosses ? [0, 1] : [state.at]
  }
  if (state.shut) return [1]
  const [left, right] = state.columns
  const least = state.head - orderTolerance
  const open: (0 | 1)[] = []
  if (left.natural >= least) open.push(0)
  if (right.natural >= least) open.push(1)
  return open
}

function grow(
  state: PageState,
  atom: Atom,
  at: 0 | 1,
  previous: Atom | undefined,
  rows: number,
  gap: number,
): PageState | undefined {
  const first = previous === undefined
  const old = state.columns[at]
  const moved = atom.k > 0 && !first && at !== state.at
  const opens = first || atom.k === 0 || moved
  const white = opens ? (old.cards > 0 ? gap : 0) + 2 * atom.pad : atom.before
  const column: Column = {
    min: old.min + white + atom.min,
    natural: old.natural + white + atom.natural,
    max: old.max + white + atom.max,
    cards: old.cards + (opens ? 1 : 0),
  }
  // one atom that is taller than its column is set all the same, and found by the preflight
  if (column.min > rows && old.cards > 0) return undefined
  const other = state.columns[at === 0 ? 1 : 0]
  const fresh = first || atom.k === 0
  return {
    end: state.end + 1,
    at,
    columns: at === 0 ? [column, state.columns[1]] : [state.columns[0], column],
    shut: state.shut || moved,
    head: fresh ? old.natural : state.head,
    cuts: state.cuts + (moved ? previous.cut : 0),
    detour: state.detour + (fresh && !state.shut ? Math.max(0, old.natural - other.natural) : 0),
    before: state,
  }
}

// A left column that is done with should be full; while both are open they should be alike.
const unevenness = ({ columns: [left, right], shut, detour, cuts }: PageState, crossing: number) =>
  detour + cuts * 20 + (shut ? Math.max(0, crossing + 5 - left.max) : Math.abs(left.natural - right.natural))
