import type { Block } from '../../paginate/block.ts'
import { boxesOf } from '../../paginate/box.ts'
import { continuedRows } from './badge.ts'
import type { Option, Step, Steps } from './step.ts'
import { addPhotos, type PhotosToSet } from './steps-of-photos.ts'
import { betweenStories } from './story-heights.ts'

/** A row of stories as it may be set. */
export interface RowToSet {
  /** Nothing but bubbles. */
  isTalk?: boolean
  gap: number
  whole: Option[]
  /** The same and those behind it together, so many rows in all. */
  together?: { rows: number; options: Option[] }[]
  /** The blocks of one that no page holds, or that is cut rather than to leave a page empty. */
  parts: readonly Block[]
  /** Its photos below these, where they may stand in several groups. */
  photos?: PhotosToSet
}

/** All ways from row to row of a month. */
export function stepsOfRows(rows: readonly RowToSet[], page: number): Steps {
  const from: Step[][] = []
  const cuts: Steps['cuts'] = []
  const heads: number[] = []
  const starts: number[] = []
  // what is over the stories behind it ends no page
  let isHead = false
  for (const { whole, parts, photos } of rows) {
    const start = from.length
    starts.push(start)
    from.push([])
    cuts.push(start === 0 || isHead ? undefined : 0)
    heads.push(0)
    isHead = (whole[0]?.block ?? parts.at(-1))?.keepNext ?? false
    const boxes = parts.flatMap(boxesOf)
    const isCut = whole.length === 0
    const lead = photos ? parts.length : parts.findIndex(({ kind }) => kind === 'photos')
    let above = 0
    for (const [n, box] of boxes.entries()) {
      if (n > 0) {
        const before = boxes[n - 1]
        const isInWords = box.block < lead || (box.block === lead && box.line === 0)
        from.push([])
        heads.push(continuedRows[parts[box.block]?.kind === 'photos' ? 'photos' : 'words'])
        const isLawful = before?.breakable && (isCut || above >= leastPart)
        cuts.push(
          isLawful
            ? (!isCut ? cutWhole : lead < 0 ? cutText : cut) + (lead >= 0 && isInWords ? cutWords : 0)
            : undefined,
        )
      }
      above += box.glue + box.natural
      const block = parts[box.block]
      if (block)
        from[start + n]?.push({
          to: start + n + 1,
          gap: box.glue,
          // in parts a story has a frame as wide as the page, whatever is in it
          options: heightsOfBox(block, box, page, n === 0 && !isCut ? inParts : 0),
        })
    }
    if (!photos) continue
    const isApart = boxes.at(-1)?.breakable && (isCut || above >= leastPart)
    const other = isCut ? cut : cutWhole
    addPhotos({ from, cuts, heads }, photos, { first: isApart ? other + cutWords : undefined, other })
  }
  const length = from.length
  for (const [n, { gap, whole, together = [] }] of rows.entries()) {
    const steps = from[starts[n] ?? 0]
    const toOf = (row: number) => starts[row] ?? length
    if (whole.length > 0) steps?.push({ to: toOf(n + 1), gap, options: whole })
    for (const { rows: count, options } of together)
      if (options.length > 0) steps?.push({ to: toOf(n + count), gap: betweenStories, options })
  }
  return { from, cuts, heads, length }
}

/** Of a page that ends inside words that no page holds, inside a story of photos that none does, or inside one that a page holds; and between words and their first photos. */
const cutText = 0.6
const cut = 2.5
const cutWhole = 5
const cutWords = 2.5
/** Of parts of what a page holds, also where they stand on one. */
const inParts = 3
/** Rows of a story that a page holds, where it is parted all the same. */
const leastPart = 6

function heightsOfBox(
  block: Block,
  { line, lines, min, natural, max, heights }: ReturnType<typeof boxesOf>[number],
  page: number,
  wanting: number,
): Option[] {
  const own =
    block.kind !== 'photos'
      ? [natural]
      : heights
        ? heights.filter(rows => rows >= min && rows <= max && rows <= page)
        : Array.from({ length: Math.min(max, page) - min + 1 }, (_, n) => min + n)
  const all = own.length > 0 ? own : [Math.min(natural, page)]
  return all.map(rows => ({
    rows,
    fault:
      wanting +
      (block.kind === 'photos' ? ofLower * (Math.max(0, natural - rows) / Math.max(1, natural)) ** 2 : 0),
    block,
    line,
    lines,
  }))
}

const ofLower = 1.2
