import type { Spread } from './spreads-of.ts'

interface Keyed {
  volume: number
  folio: number
}

/** One side of a leaf, or of the cover, while the book lies open or a leaf turns. */
export interface Face<P> {
  /** The same for the same page before, during and after a turn, so that it is drawn only once. */
  name: string
  side: 'left' | 'right'
  /** `away`: turns up and is gone; `arrive`: comes down in its place; else it lies still. */
  move?: 'away' | 'arrive'
  /** Absent: nothing is printed there (inside of the cover). */
  page?: P | 'cover'
}

/** What is seen while the book goes from one opening to another. `way`: above 0 forwards, below 0 back, 0 it lies still. */
export function facesOf<P extends Keyed>(
  from: Spread<P> | 'cover' | undefined,
  to: Spread<P> | 'cover' | undefined,
  way: number,
  across: 1 | 2 = 2,
): Face<P>[] {
  const before = sidesOf(from, across)
  const after = sidesOf(to, across)
  if (way === 0) return present([after.left, after.right])
  if (way > 0)
    return present([before.left, after.right, moving(before.right, 'away'), moving(after.left, 'arrive')])
  return present([after.left, before.right, moving(before.left, 'away'), moving(after.right, 'arrive')])
}

function sidesOf<P extends Keyed>(
  opening: Spread<P> | 'cover' | undefined,
  across: 1 | 2,
): { left?: Face<P>; right?: Face<P> } {
  if (opening === undefined) return {}
  if (opening === 'cover') return { right: { name: 'cover', side: 'right', page: 'cover' } }
  const { volume, left, right } = opening
  return { ...sideOf('left', left, volume, across), ...sideOf('right', right, volume, across) }
}

// beside the first and the last page of a volume one sees the inside of its cover
function sideOf<P extends Keyed>(
  side: 'left' | 'right',
  page: P | undefined,
  volume: number,
  across: 1 | 2,
): { left?: Face<P>; right?: Face<P> } {
  if (page) return { [side]: { name: nameOf(page), side, page } }
  return across === 2 ? { [side]: { name: `inside ${volume} ${side}`, side } } : {}
}

function nameOf({ volume, folio }: Keyed): string {
  return `${volume}.${folio}`
}

function moving<P>(face: Face<P> | undefined, move: 'away' | 'arrive'): Face<P> | undefined {
  return face && { ...face, move }
}

function present<P>(faces: readonly (Face<P> | undefined)[]): Face<P>[] {
  return faces.filter(face => face !== undefined)
}
