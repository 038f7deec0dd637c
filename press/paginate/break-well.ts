import type { Block } from './block.ts'
import { type Broken, breakPages } from './break-pages.ts'
import { costsIn, type FrameRoom } from './frame-room.ts'
import { loosen } from './loosen.ts'
import { tighten } from './tighten.ts'

/** A month ends well: not with a few lines on a page of their own, if the pages before can take them. */
export function breakWell(blocks: readonly Block[], room: FrameRoom): Broken {
  const first = breakPages(blocks, room.capacity, room.columns, room.turns, costsIn(room))
  return tighten(blocks, room, first) ?? loosen(blocks, room, first) ?? first
}
