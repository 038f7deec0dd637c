import { endCost } from './end-cost.ts'
import { fillColumn } from './fill-column.ts'
import type { CardPart, MeasuredCard, PackRoom } from './packing.ts'
import { type Atom, type PageState, pagesFrom } from './try-page.ts'

/**
 * Packs cards into pages of two columns, each card into the shorter one, in order of time, and closes both at the
 * foot: the shortest path over all page ends. Long cards go on in the next column or page. `free`: rows left at
 * the foot of each column of each page.
 */
export function packColumns(
  cards: readonly MeasuredCard[],
  room: PackRoom,
): { parts: CardPart[]; free: [number, number][] } {
  const atoms = cards.flatMap((card, n) =>
    card.atoms.map((atom, k) => ({
      ...atom,
      card: n,
      k,
      pad: card.pad,
      cut: k === card.atoms.length - 1 ? 0 : atom.cut,
    })),
  )
  const parts: CardPart[] = []
  const free: [number, number][] = []
  for (const [page, { from, state }] of (cheapestPages(atoms, room) ?? forcedPages(atoms, room)).entries()) {
    const last = (state?.end ?? 0) === atoms.length
    const columns = columnsOf(atoms, from, state)
    const rest = columns.map((column, n) => {
      const filled = fillColumn(column, room.rows(page), room.gap, last)
      parts.push(
        ...filled.parts.map(part => ({ ...part, page, column: n === 0 ? (0 as const) : (1 as const) })),
      )
      return filled.free
    })
    free.push([rest[0] ?? 0, rest[1] ?? 0])
  }
  // reading order: a card's parts in sequence, however the columns were gone through
  parts.sort((a, b) => a.card - b.card || a.from - b.from)
  return { parts, free }
}

interface FilledPage {
  from: number
  state: PageState
}

// What may not be cut is cut all the same where it is taller than a column.
function forcedPages(atoms: Atom[], room: PackRoom): FilledPage[] {
  const pages = cheapestPages(
    atoms.map(atom => ({ ...atom, cut: Math.min(atom.cut, 50) })),
    room,
  )
  if (!pages) throw new Error('no way at all to pack these cards')
  return pages
}

interface Step {
  cost: number
  from: number
  state: PageState
}

function cheapestPages(atoms: Atom[], room: PackRoom): FilledPage[] | undefined {
  if (atoms.length === 0) return []
  const left = rowsFrom(atoms)
  const reached: (Step | undefined)[] = []
  for (let start = 0; start < atoms.length; start++) {
    const here = reached[start]
    if (start > 0 && !here) continue
    const base = here?.cost ?? 0
    const rows = room.rows(start === 0 ? 0 : 1)
    // before the left column is full only to end the month with two columns alike
    const crossing = Math.min(rows - 5, (left[start] ?? 0) / 2 - 5)
    for (const { state, cost } of goodEnds(
      pagesFrom(atoms, start, rows, room.gap, crossing),
      rows,
      room.gap,
      atoms,
    )) {
      const held = reached[state.end]
      if (!held || base + cost < held.cost) reached[state.end] = { cost: base + cost, from: start, state }
    }
  }
  const pages: FilledPage[] = []
  for (let at = atoms.length; at > 0; ) {
    const step = reached[at]
    if (!step) return undefined
    pages.unshift({ from: step.from, state: step.state })
    at = step.from
  }
  return pages
}

// Ends that are much worse than the best from the same beginning would never be taken.
function goodEnds(
  states: Iterable<PageState>,
  rows: number,
  gap: number,
  atoms: readonly Atom[],
): { state: PageState; cost: number }[] {
  const ends: { state: PageState; cost: number }[] = []
  let best = Number.POSITIVE_INFINITY
  for (const state of states) {
    const cost = endCost(state, rows, gap, state.end === atoms.length) + (atoms[state.end - 1]?.cut ?? 0)
    if (cost > best + 3) continue
    best = Math.min(best, cost)
    ends.push({ state, cost })
  }
  return ends.filter(end => end.cost <= best + 3)
}

// Rows of all that comes from each atom on.
function rowsFrom(atoms: Atom[]): number[] {
  const rows = atoms.map(() => 0)
  for (let i = atoms.length - 1; i >= 0; i--) {
    const atom = atoms[i]
    rows[i] = (rows[i + 1] ?? 0) + (atom ? atom.before + atom.natural : 0)
  }
  return rows
}

function columnsOf(atoms: Atom[], from: number, state: PageState): [Atom[], Atom[]] {
  const columns: [Atom[], Atom[]] = [[], []]
  for (let step: PageState | undefined = state; step && step.end > from; step = step.before) {
    const atom = atoms[step.end - 1]
    if (atom) columns[step.at].unshift(atom)
  }
  return columns
}
