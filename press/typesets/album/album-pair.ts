import type { Item } from '#domain/books/item'
import type { MonthPart } from '../../edit/edit-month.ts'
import { spanOf } from '../../page/columns.ts'
import type { Element, Region } from '../../page/display-list.ts'
import type { Block } from '../../paginate/block.ts'
import { fillCell } from '../../photos/fill-cell.ts'
import { mostCut } from '../../photos/tree-layout.ts'
import type { TypesetContext } from '../context.ts'
import { drawPhotos } from '../draw-photos.ts'
import type { ItemDesign } from '../item-design.ts'
import type { MarginHead } from '../margin-heads.ts'
import { type ShownPhoto, shownPhotos } from '../shown-photos.ts'
import { type BesideWords, drawBlocks } from '../words-beside.ts'
import type { AlbumPage } from './album-page.ts'

interface Around {
  heads: ReadonlyMap<string, MarginHead>
  words: ReadonlyMap<string, BesideWords>
  page: AlbumPage
  context: TypesetContext
  design: ItemDesign
}

/**
 * Neighbouring entries of one photo each that stand beside each other, both over all of the page, each below its few words, as high as each other: by item, the
 * block of both for the first and none for the second.
 */
export function pairsOf(parts: readonly MonthPart[], around: Around): Map<string, Block[]> {
  const pairs = new Map<string, Block[]>()
  parts.forEach((part, n) => {
    const next = parts[n + 1]
    if (part.kind !== 'entry' || next?.kind !== 'entry' || pairs.has(part.item.id)) return
    const pair = pairBlock(part.item, next.item, around)
    if (pair) pairs.set(part.item.id, [pair]).set(next.item.id, [])
  })
  return pairs
}

interface Side {
  item: Item
  photo: ShownPhoto
  head: MarginHead
  words: BesideWords
}

interface Span {
  x: number
  w: number
}

function pairBlock(first: Item, second: Item, around: Around): Block | undefined {
  const { page, context, design } = around
  const sides = [first, second].flatMap(item => sideOf(item, around))
  const [one, other] = sides
  if (!one || !other || Math.abs(one.words.depth - other.words.depth) > mostApart) return undefined
  const { rowMm } = context.area
  const depth = Math.max(...sides.map(({ words }) => words.depth))
  const { photoInset = 0, belowWords = 0, photoGap } = design
  const above = photoInset / 2 + belowWords
  const heightAt = (rows: number) => (rows - depth) * rowMm - photoInset - belowWords
  const rows = Array.from({ length: context.area.rows }, (_, n) => n + 1)
  const ways = splits.map(([left, right]) => {
    const spans = [spanOf(page.columns, 0, left), spanOf(page.columns, left, right)]
    const placed = sides.flatMap((side, n) => {
      const span = spans[n]
      return span ? [{ ...side, ...span }] : []
    })
    return {
      placed,
      heights: rows.filter(rows => placed.every(({ photo, w }) => suits(photo, w, heightAt(rows)))),
    }
  })
  const { placed, heights } = ways.reduce((a, b) => (b.heights.length > a.heights.length ? b : a))
  const [min] = heights
  const max = heights.at(-1)
  if (min === undefined || max === undefined) return undefined
  const natural = heights[Math.floor(heights.length / 2)] ?? min
  const draw = (rows: number, _: number, y: number) => {
    const drawn = placed.map(side =>
      drawSide(side, { y, h: heightAt(Math.min(rows, max)), top: y + depth * rowMm + above }, around),
    )
    return {
      elements: drawn.flatMap(({ elements }) => elements),
      regions: drawn.flatMap(({ regions }) => regions),
    }
  }
  const all = spanOf(page.columns, 0, page.columns.count)
  return {
    ...{ kind: 'photos', item: first.id, before: 1, stretch: 1, ...all, photoGap },
    offer: { min, natural, max, heights, compose: () => [] },
    draw,
  }
}

/** Of the ten columns of the page, those of the left one and of the right one. */
const splits = [
  [5, 5],
  [6, 4],
  [4, 6],
] as const

function sideOf(item: Item, { heads, words, page, context }: Around): Side[] {
  const head = heads.get(item.id)
  const said = words.get(item.id)
  const [photo, ...others] = shownPhotos(item, context, () => true, page.words.w)
  if (!head || !said || !photo?.media.picture || others.length > 0) return []
  const { whole, small, large, media } = photo
  if (whole || small || large || media.caption || said.depth > mostWords || head.blocks.length > 1) return []
  return [{ item, photo, head, words: said }]
}

/** Rows of its words with its day, and those that one has more than the other: of more, one would leave a hole above the photo of the other. */
const mostWords = 6
const mostApart = 1

// With no more of it cut than of any, and as many pixels as the only photo of an entry has.
function suits({ aspect, maxWidth }: ShownPhoto, w: number, h: number): boolean {
  const own = w / aspect
  return (
    w <= maxWidth && h >= own * (1 - mostCut) && h <= Math.min(own / (1 - mostCut), maxWidth / aspect) - hair
  )
}

/** mm */
const hair = 0.01

function drawSide(
  { item, photo, head, words, x, w }: Side & Span,
  { y, h, top }: { y: number; h: number; top: number },
  { context, design }: Around,
): { elements: Element[]; regions: Region[] } {
  const { rowMm } = context.area
  const [mark] = head.blocks
  const day = mark?.kind === 'drawn' ? mark.draw(x, y) : []
  const said = drawBlocks(words.blocks, { x, y: y + words.head * rowMm }, rowMm)
  const slot = fillCell({ photo: 0, x: 0, y: 0, w, h }, photo)
  const drawn = drawPhotos(item, [photo], [slot], x, top, false, design)
  return {
    elements: [...day, ...said.elements, ...drawn.elements],
    regions: [{ item: item.id, x, y, w, h: words.depth * rowMm }, ...said.regions, ...drawn.regions],
  }
}
