import type { Block, Placement } from './block.ts'
import { type Atom, atomsOf } from './box.ts'
import { fillFrame } from './fill-frame.ts'

/**
 * Cuts the blocks of a month into frames by the shortest path over all lawful breaks, as Knuth and Plass do with
 * lines: photos stretch and shrink, two lines at least stay together, heads stay with what follows. `capacity`
 * gives the rows of a frame; from `steady` on all frames are alike. No frame but the last is left more than a
 * third empty where anything else is possible.
 */
export function breakPages(
  blocks: readonly Block[],
  capacity: (frame: number) => number,
  steady: number,
): { placements: Placement[]; frames: number; free: number[] } {
  const atoms = blocks.flatMap(atomsOf)
  const path = shortestPath(atoms, capacity, steady)
  const placements: Placement[] = []
  const free: number[] = []
  for (const [frame, [from, to]] of path.entries()) {
    const last = to === atoms.length
    const filled = fillFrame(blocks, atoms.slice(from, to), capacity(frame), frame, last)
    placements.push(...filled.placements)
    free.push(filled.free)
  }
  return { placements, frames: path.length, free }
}

interface Step {
  cost: number
  from: number
  layer: number
}

function shortestPath(
  atoms: Atom[],
  capacity: (frame: number) => number,
  steady: number,
): [number, number][] {
  // reached[layer][i]: the cheapest way to have set the first i atoms in `layer` frames (steady layers are one)
  const layers = steady + 1
  const reached: (Step | undefined)[][] = Array.from({ length: layers }, () => [])
  const first = reached[0]
  if (!first || atoms.length === 0) return []
  first[0] = { cost: 0, from: -1, layer: -1 }
  for (let start = 0; start < atoms.length; start++) {
    for (let layer = 0; layer < layers; layer++) {
      const here = reached[layer]?.[start]
      if (here)
        extend(atoms, start, layer, here.cost, capacity(layer), reached[Math.min(layer + 1, steady)] ?? [])
    }
  }
  return walkBack(reached, atoms.length)
}

function extend(
  atoms: Atom[],
  start: number,
  layer: number,
  base: number,
  room: number,
  next: (Step | undefined)[],
) {
  let min = 0
  let natural = 0
  let max = 0
  let dear = 0
  let offered = false
  // the lowest that anything reaches beside what stands here, with photos as they are and at their least
  let reaches = 0
  let reachesAtLeast = 0
  for (let end = start; end < atoms.length; end++) {
    const atom = atoms[end]
    if (!atom) break
    const gap = end === start ? 0 : atom.before
    reaches = Math.max(reaches, natural + gap + atom.reach)
    reachesAtLeast = Math.max(reachesAtLeast, min + gap + atom.reach)
    min += gap + atom.min
    natural += gap + atom.natural
    max += gap + atom.max
    if (atom.dear) dear += atom.natural - atom.min
    // what cannot be parted and is taller than its frame is set all the same, and found by the preflight
    if (min > room && offered) break
    const last = end === atoms.length - 1
    if (!last && !atom.breakable) continue
    const hangs = last ? reaches > Math.max(room, natural) : reachesAtLeast > min
    const cost =
      base +
      frameCost({ min, natural, max, room, last, dear }) +
      (atom.max === atom.min && !last ? 0.01 : 0) +
      (hangs ? 200 : 0)
    offered = true
    const held = next[end + 1]
    if (!held || cost < held.cost) next[end + 1] = { cost, from: start, layer }
  }
}

// A page costs a little, stretched photos some, a hole much; a hole of a third is the last resort.
function frameCost(f: {
  min: number
  natural: number
  max: number
  room: number
  last: boolean
  /** Rows by which what is dear could give way. */
  dear: number
}): number {
  const page = 0.08
  if (f.min > f.room) return 1000
  if (f.natural > f.room) {
    const owed = f.natural - f.room
    const others = f.natural - f.min - f.dear
    const pity = f.dear > 0 && owed > others ? 2 * ((owed - others) / f.dear) ** 2 : 0
    return page + 0.5 * (owed / Math.max(1, f.natural - f.min)) ** 2 + pity
  }
  if (f.last) return page + (f.natural < f.room * 0.15 ? 0.4 : 0)
  if (f.max >= f.room) return page + 0.3 * ((f.room - f.natural) / Math.max(1, f.max - f.natural)) ** 2
  const hole = (f.room - f.max) / f.room
  return page + 0.3 + 10 * hole ** 2 + (hole > 0.33 ? 100 : 0)
}

function walkBack(reached: (Step | undefined)[][], count: number): [number, number][] {
  const path: [number, number][] = []
  let layer = -1
  let cheapest = Number.POSITIVE_INFINITY
  for (const [index, steps] of reached.entries()) {
    const step = steps[count]
    if (step && step.cost < cheapest) {
      cheapest = step.cost
      layer = index
    }
  }
  let at = count
  while (at > 0) {
    const step = reached[layer]?.[at]
    if (!step) throw new Error('no lawful way to break these pages')
    path.unshift([step.from, at])
    at = step.from
    layer = step.layer
  }
  return path
}
