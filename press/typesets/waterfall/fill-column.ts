import { shareSlack } from '../../paginate/share-slack.ts'
import type { CardPart } from './packing.ts'
import type { Atom } from './try-page.ts'

/** Rows that a column of so many cards can hide: a little in each card, a little between them. */
export function mostWhite(cards: number, gap: number): number {
  return cards * 2 + Math.max(0, cards - 1) * gap
}

/** Puts the atoms of one column in place; photos take up the slack, then the white of the cards does. */
export function fillColumn(
  atoms: readonly Atom[],
  room: number,
  gap: number,
  last: boolean,
): { parts: Omit<CardPart, 'page' | 'column'>[]; free: number } {
  const groups = runsOf(atoms)
  const white = groups.reduce(
    (sum, group, n) =>
      sum + (n === 0 ? 0 : gap) + 2 * (group[0]?.pad ?? 0) + group.slice(1).reduce((s, a) => s + a.before, 0),
    0,
  )
  const natural = white + atoms.reduce((sum, atom) => sum + atom.natural, 0)
  const slack = last ? Math.min(0, room - natural) : room - natural
  const heights = shareSlack(atoms, slack)
  const used = white + heights.reduce((sum, h) => sum + h, 0)
  const extra = whiteOf(groups.length, gap, last ? 0 : room - used)

  const parts: Omit<CardPart, 'page' | 'column'>[] = []
  let top = 0
  let index = 0
  groups.forEach((group, n) => {
    if (n > 0) top += gap + (extra.between[n] ?? 0)
    const [first] = group
    const pad = first?.pad ?? 0
    const inner = extra.inside[n] ?? 0
    let y = top + pad + Math.floor(inner / 2)
    const placed = group.map((atom, i) => {
      if (i > 0) y += atom.before
      const rows = heights[index++] ?? atom.natural
      y += rows
      return { top: y - rows, rows }
    })
    const rows = y + pad + Math.ceil(inner / 2) - top
    const from = first?.k ?? 0
    parts.push({ card: first?.card ?? 0, top, rows, from, to: from + group.length, atoms: placed })
    top += rows
  })
  return { parts, free: Math.max(0, room - top) }
}

function runsOf(atoms: readonly Atom[]): Atom[][] {
  const runs: Atom[][] = []
  for (const atom of atoms) {
    const run = runs.at(-1)
    if (run && run[0]?.card === atom.card) run.push(atom)
    else runs.push([atom])
  }
  return runs
}

// Row by row: between the cards first, then inside them, until nothing is left or all have had their most.
function whiteOf(cards: number, gap: number, slack: number): { inside: number[]; between: number[] } {
  const inside = Array.from({ length: cards }, () => 0)
  const between = Array.from({ length: cards }, () => 0)
  let left = slack
  for (let round = 0; left > 0 && round < Math.max(2, gap); round++) {
    for (let n = 1; n < cards && left > 0 && round < gap; n++, left--) between[n] = round + 1
    for (let n = 0; n < cards && left > 0 && round < 2; n++, left--) inside[n] = round + 1
  }
  return { inside, between }
}
