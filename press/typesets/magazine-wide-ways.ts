import type { Item } from '#domain/books/item'
import type { WidePart, WideWay } from '../paginate/bands/module.ts'
import type { Block } from '../paginate/block.ts'
import type { TypesetContext } from './context.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { isPlain, magazineFigure, magazinePhoto } from './magazine-figure.ts'
import { withDayAbove } from './magazine-head.ts'
import { remarkBlocks } from './magazine-remark.ts'
import { photoBlocks } from './photo-blocks.ts'
import type { ShownPhoto } from './shown-photos.ts'

/** Of a column, and over both of them. */
export interface MagazineDesigns {
  column: ItemDesign
  wide: ItemDesign
}

/** The head of an entry in a place so many mm wide; none where it goes on. */
export type HeadOf = (w: number) => Block[]

/** The ways of an entry to stand over both columns with a figure as wide as these: whole, its photos on two pages, or its first ones beside its words. */
export function wideWays(
  item: Item,
  photos: readonly ShownPhoto[],
  headOf: HeadOf,
  isBest: boolean,
  isAlbum: boolean,
  inColumn: readonly Block[],
  context: TypesetContext,
  { column, wide }: MagazineDesigns,
): WideWay[] {
  const saying = sayingWhatGoesOn(item, context)
  const head = headOf(wide.w)
  const words = { ...item, media: [] }
  const isShort = item.text.length <= mostAcross
  const first: WidePart = isShort
    ? { head: saying([...head, ...itemBlocks(words, context, wide)]) }
    : { head: saying(head), words: saying(inColumn) }
  if (!isPlain(photos))
    return photos.length > 1
      ? inGroups(first, saying(photoBlocks(item, context, wide)), isAlbum ? 0 : ofFewInGroups)
      : []
  if (!isAlbum && !photos.some(({ aspect }) => photos.length > 1 || aspect > lying)) return []
  const figures = new Map<string, Block[] | undefined>()
  const figureOf = (from: number, to: number) => {
    const key = `${from} ${to}`
    const known = figures.has(key)
    const figure = known ? undefined : magazineFigure(item, photos.slice(from, to), context, wide, 'wide')
    if (!known) figures.set(key, figure && saying([figure]))
    return figures.get(key)
  }
  const demerits = isAlbum ? 0 : isBest ? ofBest : ofFewWide
  const parted = cutsOf(photos.length).flatMap(cuts => {
    const bounds = [0, ...cuts, photos.length]
    const parts = cuts.concat(photos.length).flatMap((to, n) => {
      const below = figureOf(bounds[n] ?? 0, to)
      return below ? [{ ...(n === 0 && first), below }] : []
    })
    return parts.length === cuts.length + 1
      ? [{ demerits: demerits + ofCuts(cuts, photos.length), parts }]
      : []
  })
  if (parted.length === 0) return isAlbum ? inGroups(first, saying(photoBlocks(item, context, wide)), 0) : []
  const beside = [1, 2].flatMap(count => {
    if (isShort || photos.length < count + 2) return []
    const right = photosBeside(item, photos.slice(0, count), context, column)
    const below = figureOf(count, photos.length)
    if (!right || !below) return []
    const part = { head: saying(head), beside: { left: saying(inColumn), right: saying([right]) }, below }
    return [{ demerits: demerits + ofBeside, parts: [part] }]
  })
  return [...parted, ...beside]
}

// What is no figure stands in groups, some of them on the next page.
function inGroups(first: WidePart, groups: readonly Block[], demerits: number): WideWay[] {
  const cuts = groups.flatMap(({ kind }, n) => (n > 0 && kind === 'photos' ? [n] : []))
  return [
    { demerits, parts: [{ ...first, below: groups }] },
    ...cuts.map(cut => ({
      demerits: demerits + ofPart,
      parts: [{ ...first, below: groups.slice(0, cut) }, { below: groups.slice(cut) }],
    })),
  ]
}

function sayingWhatGoesOn(item: Item, context: TypesetContext) {
  const say = withDayAbove(item, context)
  return (blocks: readonly Block[]) => blocks.map(say)
}

/** Over both columns without a figure as wide as these: words in two columns, or beside the few photos `own` of the entry. */
export function wideWords(
  item: Item,
  photos: readonly ShownPhoto[],
  own: readonly Block[],
  headOf: HeadOf,
  inColumn: readonly Block[],
  context: TypesetContext,
  { column, wide }: MagazineDesigns,
): WideWay[] {
  const saying = sayingWhatGoesOn(item, context)
  const words = { ...item, media: [] }
  const head = headOf(wide.w)
  if (photos.length === 0 && item.text.length <= mostAcross)
    return [{ demerits: ofWords, parts: [{ head: saying([...head, ...itemBlocks(words, context, wide)]) }] }]
  const left = saying(inColumn)
  if (photos.length === 0) return [{ demerits: ofWords, parts: [{ head: saying(head), words: left }] }]
  if (left.length === 0) return []
  const right = photos.length === 1 ? photosBeside(item, photos, context, column) : undefined
  const half = { left, right: saying(right ? [right] : own), share: ofWhiteBesideHalf }
  const ways: WideWay[] = [{ demerits: ofFewBeside, parts: [{ head: saying(head), beside: half }] }]
  const inLarge = right && remarkBlocks(item, context, column)
  if (inLarge)
    ways.push({
      demerits: ofFewBeside + ofRemark,
      parts: [{ head: saying(head), beside: { ...half, left: saying(inLarge) } }],
    })
  const [photo, ...others] = photos
  if (!photo || others.length > 0) return ways
  const { words: narrow, photo: large } = fifthsOf(column, wide)
  const figure = magazinePhoto(item, photo, many, context, large, false)
  const fifths = {
    left: saying(itemBlocks(words, context, narrow)),
    right: saying([figure]),
    share: ofWhiteBeside,
  }
  ways.push({ demerits: ofFewBeside, parts: [{ head: saying(head), beside: fifths }] })
  const remark = remarkBlocks(item, context, narrow)
  if (remark)
    ways.push({
      demerits: ofFewBeside + ofRemark,
      parts: [{ head: saying(head), beside: { ...fifths, left: saying(remark) } }],
    })
  return ways
}

// Two fifths of the measure for words, and the others for a photo, from the left of the right column.
function fifthsOf(column: ItemDesign, wide: ItemDesign): { words: ItemDesign; photo: ItemDesign } {
  const left = ((wide.w + wide.photoGap) * 2) / 5
  const w = left - (wide.w - 2 * column.w)
  return { words: { ...column, w }, photo: { ...column, x: left - wide.w + column.w, w: wide.w - left } }
}

function photosBeside(
  item: Item,
  photos: readonly ShownPhoto[],
  context: TypesetContext,
  design: ItemDesign,
): Block | undefined {
  const [first, ...others] = photos
  if (first && others.length === 0) return magazinePhoto(item, first, many, context, design, false)
  return magazineFigure(item, photos, context, design, 'column')
}

/** Where an album is parted into pages: nowhere, or in parts of which none has few photos. */
function cutsOf(count: number): number[][] {
  const inTwo = Array.from({ length: Math.max(0, count - 2 * leastInPart + 1) }, (_, n) => [leastInPart + n])
  const pages = Math.ceil(count / mostOnPage)
  const even = Array.from({ length: pages - 1 }, (_, n) => Math.round(((n + 1) * count) / pages))
  return [[], ...inTwo.slice(0, mostCuts), ...(pages > 2 ? [even] : [])]
}

const ofCuts = (cuts: readonly number[], count: number): number => {
  const isPair = cuts.some((cut, n) => cut < leastFair || (cuts[n + 1] ?? count) - cut < leastFair)
  return cuts.length * ofPart + (isPair ? ofPair : 0)
}

const leastFair = 3
const leastInPart = 2
const mostOnPage = 9
const mostCuts = 12
/** Width over height of a photo that stands alone over both columns. */
const lying = 1.25
/** Characters of words that are set across both columns; more are set in two. */
const mostAcross = 110
/** Characters above a photo that may be as high as it likes. */
const many = 1000

/** Demerits: of the best of a month over both columns, few photos of another one so, each part on a page more, and words without a figure. */
const ofBest = -0.2
const ofFewWide = 0.15
const ofPart = 0.1
const ofBeside = -0.05
const ofFewBeside = 0.1
const ofWords = 0.25
/** Of words in large type. */
const ofRemark = 0.05
/** What white below words beside a photo counts, against what it does beside photos of an album; more where the photo is smaller than it could be. */
const ofWhiteBeside = 1
const ofWhiteBesideHalf = 1.6
const ofFewInGroups = 0.4
/** Of two photos on a page of their own. */
const ofPair = 0.3
