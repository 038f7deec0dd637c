import { invariant } from '#domain/invariant'
import { contrastDemerits, narrowDemerits, shapeDemerits, sizeDemerits } from './group-demerits.ts'
import type { GroupOption } from './group-option.ts'
import { withinPixels } from './mount.ts'
import type { GroupPhoto, GroupRoom, Span } from './photo-group.ts'
import { slicingTrees, slotsOf, type TreeSlot } from './slicing-trees.ts'
import { heightsOf } from './tree-layout.ts'

/** Ways to set photos on `spans`, the widest first, with edges where the photos have theirs. */
export function freeOptions(
  spans: readonly Span[],
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  suits: (slots: readonly TreeSlot[]) => boolean = () => true,
): GroupOption[] {
  const page = room.maxRows * room.rowMm - (room.inset ?? 0)
  const options: GroupOption[] = []
  const [widest] = spans
  invariant(widest, 'a group has a place')
  for (const tree of slicingTrees(photos.length)) {
    const heightsAt = heightsOf(tree, photos, room.gap)
    const uncut = heightsAt(widest.w)?.uncut
    if (uncut === undefined) continue
    const slots = slotsOf(tree, photos, room.gap, { x: 0, y: 0, w: widest.w, h: uncut })
    if (!suits(slots)) continue
    const shape =
      shapeDemerits(slots, photos) + (room.fills ? contrastDemerits(slots, photos, room.fills) : 0)
    for (const span of spans) {
      const heights = heightsAt(span.w)
      if (!heights || heights.lowest > page) continue
      // but for the gaps, a narrower group is a smaller one
      const scale = span.w / widest.w
      const demerits =
        shape + narrowDemerits(span.w / room.width, photos.length) + sizeDemerits(slots, scale, photos)
      const within = withinPixels(heights, slots, scale, photos)
      options.push({ kind: 'free', tree, span, heights: within, demerits })
    }
  }
  return options
}

/** From the whole width down to a twelfth of it, in the middle. */
export const twelfths = (width: number): Span[] =>
  Array.from({ length: 12 }, (_, n) => ({ x: (width * n) / 24, w: (width * (12 - n)) / 12 }))
