import type { Element } from '../../page/display-list.ts'
import type { Block } from '../../paginate/block.ts'
import { boxesOf } from '../../paginate/box.ts'
import { type CardBox, leastGoingOn } from './packing.ts'

/** What an item is stuck in on: a print, or words on white paper; a slip for a remark; what was cut out of something. */
export type CardPaper = 'card' | 'slip' | 'clipping'

/** An item as a card of the scrapbook. */
export interface Card {
  item: string
  blocks: Block[]
  paper: CardPaper
  /** At the head of each part of the card but the first: the day of the entry that goes on. */
  goesOn(x: number, y: number): Element[]
  /** Of a sheet but the first of its entry: its head where the one before it has said on the same page what goes on. */
  again?: Block
  /** It goes on from another card, or on another one: its paper is torn there. */
  isTorn?: { head: boolean; foot: boolean }
  /** mm that its paper is wide, where that is less than its place: a slip is torn off behind its words, and of a print they stand on the page. */
  w?: number
  /** mm from the left of its place to such a paper. */
  x?: number
  /** The same with its picture at the other side of its words. */
  mirrored?: Card
  /** mm that its words need: its paper is no wider where its photos are narrower, too. */
  saidWidth?: number
  /** Its photos are so many that they are small in a column. */
  hasMany?: boolean
  /** Share of it that has neither words nor a picture. */
  blank?: number
}

/** A way to set a card in a column, and what it costs. */
export interface CardForm {
  card: Card
  cost: number
}

/** Where a box comes from: its block, and the line of it. */
export interface CardLine extends CardBox {
  block: number
  line: number
  /** Lines of its block that it is. */
  lines: number
}

/** The boxes of a card whose lines were counted; cut where both parts are worth a card, on a page of `page` rows. */
export function cardLines(card: Card, page: number): CardLine[] {
  const lines = card.blocks.flatMap((block, index) => linesOf(block, index))
  let below = lines.reduce((sum, line) => sum + line.glue + line.natural, 0)
  let said = lines.reduce((sum, line) => sum + saidIn(line, card), 0)
  let above = 0
  const reluctance = reluctanceOf(card, lines, page)
  const isText = (line: CardLine | undefined) =>
    line !== undefined && card.blocks[line.block]?.kind === 'text'
  const isShort = lines.filter(isText).length < leastTorn
  return lines.map((line, n) => {
    above += line.glue + line.natural
    below -= line.glue + line.natural
    said -= saidIn(line, card)
    const next = lines[n + 1]
    const isWorth = above >= leastPart && below >= leastPart && said >= leastSaid
    const isTextTorn = isShort && isText(line) && isText(next)
    const lawful = line.penalty === 0 && !isTextTorn && isWorth && next && saidIn(next, card) > 0
    // pictures leave their words only rather than leave a hole
    const parts =
      card.blocks[line.block]?.kind === 'photos' && next && card.blocks[next.block]?.kind === 'text'
    const few = fewGoOn * Math.max(0, leastGoingOn - below, said < leastPart ? 1 : 0)
    // its day stands with something
    const ends = n > 0 && next && card.blocks[next.block]?.kind === 'photos'
    const otherwise = ends ? lastResort : Number.POSITIVE_INFINITY
    return { ...line, penalty: lawful ? reluctance + few + (parts ? 0.8 : 0) : otherwise }
  })
}

// Rows of words and pictures: nobody turns to a card that goes on with hashtags, or with where it was and who was there.
function saidIn({ block, natural }: CardLine, { blocks }: Card): number {
  const of = blocks[block]
  const isAside = of?.kind === 'text' && (of.style === 'tags' || of.style === 'small')
  return isAside ? 0 : natural
}

/** What it costs to cut a card: much where it has a few pictures and words, or room in one column; what is longer is cut as readily as a paragraph. */
function reluctanceOf({ blocks }: Card, lines: readonly CardLine[], page: number): number {
  const least = lines.reduce((sum, line) => sum + line.glue + line.min, 0)
  const pictures = blocks.flatMap(block =>
    block.kind === 'photos' ? block.draw(block.offer.natural, 0, 0).regions : [],
  )
  const words = lines.filter(({ block }) => blocks[block]?.kind === 'text').length
  if (pictures.length <= fewPictures && words <= fewWords) return cuts.small
  if (least <= page) return cuts.column
  return pictures.length > 0 ? cuts.album : cuts.words
}

const fewPictures = 4
const fewWords = 12
const cuts = { small: 8, column: 4, album: 3, words: 0.1 }

// A smaller part of a card looks like a mistake.
const leastPart = 4
const leastSaid = 2
/** Lines of words that are parted from each other; fewer stay together. */
const leastTorn = 6
/** What it costs to cut a card before any of its photos: a hole of a third is worse, and nothing else. */
const lastResort = 30
/** What it costs for each row less than it should go on with. */
const fewGoOn = 0.2

const linesOf = (block: Block, index: number): CardLine[] =>
  boxesOf(block, index).map(({ line, lines, glue, min, natural, max, heights, breakable }) => ({
    block: index,
    line,
    lines,
    glue,
    min,
    natural,
    max,
    ...(heights && { heights }),
    penalty: breakable ? 0 : Number.POSITIVE_INFINITY,
  }))
