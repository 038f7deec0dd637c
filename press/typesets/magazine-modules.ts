import type { Item } from '#domain/books/item'
import { editMonth } from '../edit/edit-month.ts'
import { gatherings } from '../edit/gathering.ts'
import type { Module, WideWay } from '../paginate/bands/module.ts'
import type { Block } from '../paginate/block.ts'
import { clippingsBlocks } from './clippings.ts'
import type { TypesetContext } from './context.ts'
import { measuredBlocks } from './flow.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { magazineFigure, magazinePhoto } from './magazine-figure.ts'
import { magazineHead, withDayAbove } from './magazine-head.ts'
import { type ShownPhoto, shownPhotos } from './shown-photos.ts'
import { smallTalkBlocks } from './small-talk.ts'

export interface MagazineDesigns {
  /** Of a column, and over both of them. */
  column: ItemDesign
  wide: ItemDesign
}

/** What is set of blocks whose lines are counted. */
export interface Draft {
  lists: Block[][]
  moduleOf(lists: readonly (readonly Block[])[]): Module
}

/** Drafts as modules: all lines counted in one go. */
export function modulesOf(drafts: readonly Draft[], context: TypesetContext): Module[] {
  const blocks = measuredBlocks(
    drafts.flatMap(({ lists }) => lists.flat()),
    context,
    leastLines,
  )
  let from = 0
  return drafts.map(({ lists, moduleOf }) =>
    moduleOf(
      lists.map(({ length }) => {
        from += length
        return blocks.slice(from - length, from)
      }),
    ),
  )
}

/** Of an entry that stay together where its words are parted. */
const leastLines = 4

/** The items of a month as they are edited, in order. */
export function draftsOf(items: readonly Item[], context: TypesetContext, designs: MagazineDesigns): Draft[] {
  return editMonth(items, context.edited, gatherings['a5-2']).map(part => {
    if ('item' in part) return entryDraft(part.item, part.kind === 'feature', context, designs)
    const blocks =
      part.kind === 'clippings'
        ? clippingsBlocks(part.items, context, designs.column)
        : smallTalkBlocks(part.items, part.items.length === items.length, context, designs.column)
    return { lists: [blocks], moduleOf: ([column = []]) => ({ column, wide: [], ofCut: ofRun }) }
  })
}

/** The same below a head, which stands over it in a column and over both. */
export function belowHead(head: Block, { lists, moduleOf }: Draft): Draft {
  return {
    lists: [[head], ...lists],
    moduleOf: ([[measured = head] = [], ...others]) => {
      const { column, wide, ofCut } = moduleOf(others)
      return {
        ...(column && { column: [measured, ...column] }),
        wide: wide.map(({ demerits, parts }) => ({
          demerits,
          parts: parts.map((part, n) => (n === 0 ? { ...part, head: [measured, ...part.head] } : part)),
        })),
        ofCut,
      }
    },
  }
}

function entryDraft(
  item: Item,
  isBest: boolean,
  context: TypesetContext,
  { column, wide }: MagazineDesigns,
): Draft {
  const inColumn = (blocks: Block[]) => blocks.map(block => withDayAbove(block, item, context))
  const words = itemBlocks({ ...item, media: [] }, context, column)
  const photos = shownPhotos(item, context, () => true, column.w)
  const isPlain = item.media.every(
    ({ picture, size, caption }) => !size && !caption && picture?.kind !== 'words',
  )
  const own = isPlain ? photosInColumn(item, photos, context, column) : undefined
  const lists = [
    inColumn([
      ...magazineHead(item, context, column.w),
      ...(own && photos.length > 0 ? [...words, ...own] : itemBlocks(item, context, column)),
    ]),
  ]
  const ways: {
    demerits: number
    parts: { head: number; words?: number; left?: number; right?: number; below?: number }[]
  }[] = []
  const list = (blocks: Block[]) => lists.push(blocks) - 1
  const isWide = isPlain && photos.length > 0 && (photos.length >= fewest || canStandWide(photos))
  if (isWide) {
    const head = list(inColumn(magazineHead(item, context, wide.w)))
    const isShort = item.text.length <= mostAcross
    const across = isShort
      ? list(
          inColumn([
            ...magazineHead(item, context, wide.w),
            ...itemBlocks({ ...item, media: [] }, context, wide),
          ]),
        )
      : undefined
    const inTwo = isShort ? undefined : list(inColumn([...words]))
    const figures = new Map<string, number | undefined>()
    const figure = (from: number, to: number) => {
      const key = `${from} ${to}`
      if (!figures.has(key)) {
        const block = magazineFigure(item, photos.slice(from, to), context, wide, ofWide)
        figures.set(key, block && list(inColumn([block])))
      }
      return figures.get(key)
    }
    const demerits = photos.length >= fewest ? 0 : isBest ? ofBest : ofFewWide
    const first =
      across === undefined ? { head, ...(inTwo !== undefined && { words: inTwo }) } : { head: across }
    for (const cuts of cutsOf(photos.length)) {
      const bounds = [0, ...cuts, photos.length]
      const parts = bounds.slice(1).map((to, n) => figure(bounds[n] ?? 0, to))
      if (parts.some(part => part === undefined)) continue
      ways.push({
        demerits: demerits + cuts.length * ofPart,
        parts: parts.map((below, n) => ({ ...(n === 0 ? first : { head: empty }), below: below ?? empty })),
      })
    }
    // its words in the left column, its first photos beside them
    if (inTwo !== undefined)
      for (const beside of [1, 2]) {
        const block =
          beside === 1 && photos[0]
            ? magazinePhoto(item, photos[0], plenty, context, column)
            : magazineFigure(item, photos.slice(0, beside), context, column, ofColumn)
        if (!block || photos.length < beside + 2) continue
        const below = figure(beside, photos.length)
        if (below === undefined) continue
        const right = list([block])
        ways.push({ demerits: demerits - 0.05, parts: [{ head, left: inTwo, right, below }] })
      }
  }
  // few photos beside their words, or words in two columns
  if (own && photos.length < fewest && item.text.length >= (photos.length > 0 ? 1 : mostAcross)) {
    const head = list(inColumn(magazineHead(item, context, wide.w)))
    const left = list(inColumn([...words]))
    const block = own.length > 0 ? list(inColumn(own)) : undefined
    ways.push({
      demerits: ofBesideFew,
      parts: [{ head, ...(block === undefined ? { words: left } : { left, right: block }) }],
    })
  }
  return {
    lists,
    moduleOf: measured => {
      const at = (n: number | undefined) => (n === undefined || n === empty ? [] : (measured[n] ?? []))
      const [own = []] = measured
      const lines = own.reduce(
        (sum, block) => sum + (block.kind === 'text' && block.rowsPerLine >= 1 ? block.lines : 0),
        0,
      )
      const wideWays = ways.map(
        ({ demerits, parts }): WideWay => ({
          demerits,
          parts: parts.map(({ head, words, left, right, below }) => ({
            head: at(head),
            ...(words !== undefined && { words: at(words) }),
            ...(left !== undefined && { beside: { left: at(left), right: at(right) } }),
            below: at(below),
          })),
        }),
      )
      const isLong = lines >= longWords || photos.length > mostInOneColumn
      return {
        ...((photos.length < fewest || ways.length === 0) && { column: own }),
        wide: wideWays,
        ofCut: isLong ? ofLong : ofShort,
      }
    },
  }
}

const empty = -1

// One as wide as the column, several in strips; undefined where that cannot be.
function photosInColumn(
  item: Item,
  photos: readonly ShownPhoto[],
  context: TypesetContext,
  design: ItemDesign,
): Block[] | undefined {
  const [first, ...others] = photos
  if (!first) return []
  if (others.length === 0) return [magazinePhoto(item, first, item.text.length, context, design)]
  const block = magazineFigure(item, photos, context, design, ofColumn)
  if (block) return [block]
  return undefined
}

const canStandWide = (photos: readonly ShownPhoto[]) => photos.length > 1 || (photos[0]?.aspect ?? 0) > lying

/** Where an album is parted into pages: whole, or in parts of which none has few photos. */
function cutsOf(count: number): number[][] {
  const whole = [[]] as number[][]
  const inTwo = Array.from({ length: Math.max(0, count - 2 * leastInPart + 1) }, (_, n) => [leastInPart + n])
  const pages = Math.ceil(count / mostOnPage)
  const even = Array.from({ length: pages - 1 }, (_, n) => Math.round(((n + 1) * count) / pages))
  return [...whole, ...inTwo.slice(0, mostCuts), ...(pages > 2 ? [even] : [])]
}

/** Photos of an entry that stands over both columns. */
const fewest = 4
const leastInPart = 3
const mostOnPage = 9
const mostCuts = 12
/** Width over height of a photo that stands alone over both columns. */
const lying = 1.25
/** Characters of words that are set across both columns; more are set in two. */
const mostAcross = 110
const plenty = 1000
const longWords = 20
const mostInOneColumn = 3

const ofWide = { leastSide: 22, fairArea: 1300, isLed: true }
const ofColumn = { leastSide: 22, fairArea: 1300, isLed: false }

const ofRun = { words: 0.12, photos: 0.3 }
const ofLong = { words: 0.12, photos: 0.5 }
const ofShort = { words: 1, photos: 1.2 }
const ofBest = -0.2
const ofFewWide = 0.15
const ofPart = 0.1
const ofBesideFew = 0.1
