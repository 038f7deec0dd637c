import type { Block } from './block.ts'
import { type Broken, breakPagesWithFewFaults } from './break-pages.ts'
import { leastEnd } from './fill-frame.ts'
import { costsIn, type FrameRoom } from './frame-room.ts'

/**
 * The same with a few lines less on each page, so that all end at one height and the last one further down: pages of words have nothing else
 * to give. Where that is too much in a long month, with a few lines less on its last pages.
 */
export function loosen(blocks: readonly Block[], room: FrameRoom, broken: Broken): Broken | undefined {
  const { capacity, columns, turns } = room
  const last = broken.frames - 1
  if (columns > 1 || last < 1 || last > mostLoosened) return undefined
  const fairest = { broken, fault: faultOf(broken, capacity) }
  if (fairest.fault < leastFault) return undefined
  const rows = capacity(last)
  const mostLines = Math.round(rows * 0.08)
  const wanting = leastEnd * rows - (rows - (broken.free[last] ?? 0))
  for (let lines = 1; lines <= mostLines; lines++) {
    for (const pages of new Set([last + 1, Math.min(last + 1, Math.ceil(wanting / lines) + 1)])) {
      // the page before the last leaves these lines at least
      if (pages > 1 && faultOfHole * (lines / capacity(last - 1)) >= fairest.fault) continue
      const less = (frame: number) => (frame > last - pages ? lines : 0)
      const tried = breakPagesWithFewFaults(
        blocks,
        frame => capacity(frame) - less(frame),
        last + 1,
        turns,
        costsIn(room),
      )
      if (tried?.frames !== broken.frames) continue
      const loose = { ...tried, free: tried.free.map((free, frame) => free + less(frame)) }
      const fault = faultOf(loose, capacity)
      if (fault < fairest.fault) Object.assign(fairest, { broken: loose, fault })
    }
  }
  return fairest.broken
}

const mostLoosened = 60
const leastFault = 0.4
/** Of a page that is empty. */
const faultOfHole = 4

// The deepest hole at the foot of a page, and a last page that is short of what looks full.
function faultOf({ free, frames }: Broken, capacity: (frame: number) => number): number {
  const shares = free.map((rows, frame) => rows / capacity(frame))
  const hole = Math.max(0, ...shares.slice(0, -1))
  const fill = 1 - (shares[frames - 1] ?? 0)
  return faultOfHole * hole + (fill < leastEnd ? 0.35 + 2 * (1 - fill / leastEnd) ** 2 : 0)
}
