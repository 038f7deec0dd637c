import type { Item } from '#domain/books/item'
import type { Run } from '../../page/display-list.ts'
import { pt } from '../../page/style.ts'
import type { Block, TextBlock } from '../../paginate/block.ts'
import { breakMonth } from '../../paginate/break-month.ts'
import type { Broken } from '../../paginate/break-pages.ts'
import { keepLines } from '../../paginate/keep-lines.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import { phraseLines } from '../../text/phrase-lines.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { hairline, seal } from '../palette.ts'
import { lineBlocks } from '../text-block.ts'
import type { GiftLook } from './gift-look.ts'
import { isShortCaption, numberOf } from './gift-photos.ts'

/** The words of an entry as they are set: on pages of so many rows of `context`, each broken into its frames. */
export interface SetWords {
  context: TypesetContext
  broken: Broken
  /** Of the large sizes; of words in the size of the body false. */
  isLarge: boolean
}

/** An entry, and what of its place and people stands with its words: where it has no others, as they would. */
export interface Said {
  item: Item
  said: readonly string[]
}

/** mm of a page of words that are taken by its head and by its foot. */
export interface Around {
  head: number
  foot: number
}

/**
 * The words of an entry in the largest type in which one page holds them well; else on several pages, in a number of them that
 * `suits`. Undefined where it has none.
 */
export function setWords(
  { item, said }: Said,
  around: Around,
  suits: (pages: number) => boolean,
  context: TypesetContext,
  look: GiftLook,
): SetWords | undefined {
  const length = lengthOf(item) + said.reduce((sum, words) => sum + words.length, 0)
  for (const size of sizes) {
    if (length > size.most) continue
    const words = sized({ item, said }, size, context, look)
    if (words.blocks.length === 0) return undefined
    const rows = roomIn(words.context, around)
    const broken = breakInto(words.blocks, () => rows)
    if (broken.frames === 1 && usedOf(broken) <= rows * size.share)
      return { context: words.context, broken, isLarge: size.style !== 'body' }
  }
  return onPages({ item, said }, around, suits, context, look)
}

// On as few pages as suit, which end together; what stands at the foot of a single one stands below the head of the first.
function onPages(
  item: Said,
  { head, foot }: Around,
  suits: (pages: number) => boolean,
  context: TypesetContext,
  look: GiftLook,
): SetWords {
  const { context: own, blocks } = sized(item, bodySize, context, look)
  const headRows = rowsIn(head + foot, own)
  const capacityOf = (rows: number) => (frame: number) => rows - (frame === 0 ? headRows : 0)
  const { rows } = own.area
  const fewest = breakInto(blocks, capacityOf(rows))
  const wanted = suits(fewest.frames) ? fewest.frames : fewest.frames + 1
  // the least height of pages that takes no more of them
  let [least, most, best] = [Math.max(headRows + 6, Math.floor(rows * 0.4)), rows, fewest]
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    const broken = breakInto(blocks, capacityOf(middle))
    if (broken.frames <= wanted) {
      most = middle
      best = broken
    } else least = middle + 1
  }
  return { context: own, broken: best, isLarge: false }
}

const breakInto = (blocks: Block[], capacity: (frame: number) => number): Broken =>
  breakMonth(blocks, { capacity, columns: 1, turns: undefined })

const usedOf = ({ placements }: Broken) => Math.max(0, ...placements.map(({ top, rows }) => top + rows))

const roomIn = ({ area }: TypesetContext, { head, foot }: Around) =>
  area.rows - Math.ceil(head / area.rowMm) - Math.ceil(foot / area.rowMm)

/** Rows that a height takes, mm. */
export const rowsIn = (mm: number, { area }: TypesetContext): number => Math.ceil(mm / area.rowMm - 1e-6)

interface Size {
  style: string
  /** Characters up to which it is tried. */
  most: number
  /** Of the room of a page, that words in it may take. */
  share: number
  /** Thirds of a row between paragraphs. */
  gap: number
}

const bodySize: Size = { style: 'body', most: 4000, share: 1, gap: 0 }
/** From very large ones for a few words to that of the body. */
const sizes: readonly Size[] = [
  { style: 'gift0', most: 8, share: 0.42, gap: 3 },
  { style: 'gift1', most: 40, share: 0.42, gap: 3 },
  { style: 'gift2', most: 160, share: 0.5, gap: 2 },
  { style: 'gift3', most: 400, share: 0.66, gap: 2 },
  { style: 'gift4', most: 900, share: 0.95, gap: 2 },
  bodySize,
]

const lengthOf = ({ text, title = '', album = '', quote, links, media, poll }: Item): number =>
  [
    text,
    title || album,
    quote?.text ?? '',
    ...links.map(link => link.title ?? link.url),
    ...(poll ? [poll.question, ...poll.options] : []),
    ...media.map(({ caption = '' }) => (isShortCaption(caption) ? '' : caption)),
  ].reduce((sum, words) => sum + words.length, 0)

function sized(
  { item, said }: Said,
  size: Size,
  context: TypesetContext,
  look: GiftLook,
): { context: TypesetContext; blocks: Block[] } {
  const isBody = size.style === 'body'
  const { area } = context
  const own = isBody ? context : { ...context, area: { ...area, rowMm: area.rowMm / 3, rows: area.rows * 3 } }
  const { left, right } = look.inset
  const place = { x: left, w: area.width - left - right }
  const gap = isBody ? 0 : size.gap
  const design: ItemDesign = {
    ...place,
    body: size.style,
    paragraphGap: gap,
    partGap: isBody ? 1 : 3,
    headGap: 0,
    titleGap: isBody ? 1 : 3,
    tagsGap: isBody ? 1 : 3,
    stanzaGap: isBody ? 1 : 3,
    photoGap: 0,
    photoRows: 1,
    accent: seal,
    hairline,
  }
  const words = itemBlocks({ ...item, media: [] }, own, design).map(block =>
    isBody ? block : asLarge(block),
  )
  const captions = longCaptions(item, own, place)
  const style = words.length + captions.length > 0 ? 'small' : size.style
  const names = said.flatMap(words => lineBlocks(item.id, words, style, own, { ...place, before: 1 }))
  const blocks = [...words, ...captions, ...names]
  measureBlocks(blocks, own)
  const inPhrases = isBody ? blocks : blocks.flatMap(block => phrasesOf(block, own))
  const isShort = size.most <= 400
  const aligned = look.centred && isShort ? inPhrases.map(inTheMiddle) : inPhrases
  return { context: own, blocks: keepLines(aligned, 2) }
}

// Cards of links and what is quoted begin at their rule.
const inTheMiddle = (block: Block): Block =>
  block.kind === 'text' && block.style.startsWith('gift') ? { ...block, align: 'center' } : block

// A title beside large words is as large as they.
const asLarge = (block: Block): Block =>
  block.kind === 'text' && block.style === 'title' ? { ...block, style: 'giftTitle', rowsPerLine: 5 } : block

function longCaptions(item: Item, context: TypesetContext, place: { x: number; w: number }): TextBlock[] {
  const several = item.media.length > 1
  return item.media.flatMap(({ caption }, n) =>
    caption && !isShortCaption(caption)
      ? lineBlocks(item.id, `${several ? `${numberOf(n)} ` : ''}${caption}`, 'small', context, {
          ...place,
          before: 1,
        })
      : [],
  )
}

/** Letters of a sentence that three lines suit, too. */
const longSentence = 15
const wordsOf = (runs: readonly Run[]) => runs.map(run => (typeof run === 'string' ? run : '　')).join('')
const lettersOf = (runs: readonly Run[]) => [...wordsOf(runs)].length
const endsBehindPoint = (runs: readonly Run[] = []) => /[，。、；：！？…—,.;:!?]\s*$/u.test(wordsOf(runs))

// Two or three lines in large type end behind points, or between words.
function phrasesOf(block: Block, { styles }: TypesetContext): Block[] {
  if (block.kind !== 'text' || block.lines < 2 || block.lines > 3) return [block]
  if (!['gift0', 'gift1', 'gift2'].includes(block.style)) return [block]
  const em = (styles[block.style]?.size ?? 0) * pt
  const most = block.w / em - 0.5
  const { runs } = block.paragraph
  const inTwo = phraseLines(runs, block.lines, most)
  const isTorn = block.lines === 2 && !endsBehindPoint(inTwo?.[0]) && lettersOf(runs) >= longSentence
  const lines = (isTorn && phraseLines(runs, 3, most)) || inTwo
  if (!lines) return [block]
  return lines.map((runs, n) => ({
    ...block,
    paragraph: { ...block.paragraph, runs },
    lines: 1,
    keepNext: n < lines.length - 1 || (block.keepNext ?? false),
    ...(n > 0 && { before: 0 }),
  }))
}
