import type { Block, Placement } from './block.ts'
import type { Atom } from './box.ts'
import { shareSlack } from './share-slack.ts'

/** Puts the atoms of one frame in place: photos take up the slack, then the white between items does. */
export function fillFrame(
  blocks: readonly Block[],
  atoms: readonly Atom[],
  room: number,
  frame: number,
  last: boolean,
): { placements: Placement[]; free: number } {
  const natural = atoms.reduce((sum, atom, i) => sum + atom.natural + (i === 0 ? 0 : atom.before), 0)
  const slack = last ? Math.min(0, room - natural) : room - natural
  const rows = shareSlack(atoms, slack)
  const used = rows.reduce((sum, r, i) => sum + r + (i === 0 ? 0 : (atoms[i]?.before ?? 0)), 0)
  const gaps = widen(atoms, last ? 0 : room - used)

  const placements: Placement[] = []
  let top = 0
  atoms.forEach((atom, i) => {
    top += i === 0 ? 0 : atom.before + (gaps[i] ?? 0)
    const height = rows[i] ?? atom.natural
    const before = placements.at(-1)
    const block = blocks[atom.block]
    if (!block) return
    if (before && before.block === block) {
      before.rows += height
      before.to = atom.line + 1
    } else {
      placements.push({ block, frame, top, rows: height, from: atom.line, to: atom.line + 1 })
    }
    top += height
  })
  return { placements, free: Math.max(0, room - top) }
}

// Two rows at most are added between items; more would look like a hole in the middle.
function widen(atoms: readonly Atom[], slack: number): number[] {
  const open = atoms.flatMap((atom, i) => (i > 0 && atom.before >= 3 ? [i] : []))
  const gaps: number[] = []
  for (let left = Math.min(slack, open.length * 2), n = 0; left > 0; left--, n++) {
    const at = open[n % open.length] ?? 0
    gaps[at] = (gaps[at] ?? 0) + 1
  }
  return gaps
}
