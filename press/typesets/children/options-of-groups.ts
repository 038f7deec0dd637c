import type { PhotosBlock } from '../../paginate/block.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import type { TypesetContext } from '../context.ts'
import { faultOfPictures } from './fault-of-story.ts'
import type { PhotoGroups } from './photo-groups.ts'
import type { Option } from './step.ts'
import type { GroupToSet, PhotosToSet } from './steps-of-photos.ts'

/** All groups in which the photos of a story that goes over pages may stand, with their heights and what is wanting of each. */
export function optionsOfGroups(photos: PhotoGroups, context: TypesetContext): PhotosToSet {
  const { count, gap, before } = photos
  const groups: GroupToSet[] = []
  for (let from = 0; from < count; from++)
    for (let to = from + 1; to <= Math.min(count, from + mostInGroup); to++) {
      const isAlone = to === from + 1 && gap === 0
      // a group of an album brings its white, one alone does not
      const below = isAlone && to < count ? 1 : 0
      const best = new Map<number, Option>()
      const ways = photos.groupsOf(from, to)
      for (const block of ways.map(({ block }) => block))
        for (const rows of heightsOf(block, context.area.rows)) {
          const { natural } = block.offer
          const fault =
            bySize(to - from, isAlone) +
            ofLower * (Math.max(0, natural - rows) / natural) ** 2 +
            (count > 1 ? faultOfShort(block, rows) : 0) +
            faultOfPictures(block, rows, context)
          const known = best.get(rows)
          if (!known || fault < known.fault) best.set(rows, { rows: rows + below, fault, block })
        }
      const options = [...best.values()].sort((a, b) => a.rows - b.rows)
      const [{ captions } = { captions: [] }] = ways
      if (options.length > 0) groups.push({ from, to, gap: from === 0 ? before : gap, options, captions })
    }
  measureBlocks(
    groups.flatMap(({ captions }) => captions),
    context,
  )
  return { count, groups }
}

function heightsOf({ offer }: PhotosBlock, page: number): number[] {
  const { min, natural, max, heights } = offer
  const steps = heights
    ? [...upTo(min, Math.min(natural, (heights[0] ?? natural + 1) - 1)), ...heights]
    : upTo(min, max)
  return [...new Set(steps)].filter(rows => rows >= min && rows <= Math.min(max, page))
}

/** Photos that stand together. */
const mostInGroup = 5
const upTo = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n)

// Few groups are best; a photo of an album alone is for pages that have no other way.
const bySize = (size: number, isAlone: boolean) => (isAlone ? 4 : size === 2 ? 0.3 : 0.15)
const ofLower = 1.2

// Of photos of several that do not reach both sides, as the rows above and below them do.
function faultOfShort({ w, offer }: PhotosBlock, rows: number): number {
  const slots = offer.compose(rows)
  const [left, right] = [Math.min(...slots.map(({ x }) => x)), Math.max(...slots.map(({ x, w }) => x + w))]
  const short = w - (right - left)
  return short > hair ? isShort + (ofShort * short) / w : 0
}

const isShort = 8
const ofShort = 4

/** mm */
const hair = 0.5
