import type { Item } from '#domain/books/item'
import type { Element } from '../../page/display-list.ts'
import { monthWord } from '../../text/dates.ts'
import { leadingOf, ontoBaselineOf } from '../baseline.ts'
import type { TypesetContext } from '../context.ts'
import type { Opener } from '../flow.ts'
import { factLines } from '../month-facts.ts'
import { type OpenerFrame, type OpenerPicture, openerFrames } from '../opener-picture.ts'
import { openerSentence } from '../opener-sentence.ts'
import type { RunOnHead } from '../run-on.ts'
import { body } from './album-page.ts'

/** Places of a page, mm: beside the words and of the words. */
interface Places {
  margin: { x: number; w: number }
  words: { x: number; w: number }
}

export interface AlbumOpener {
  /** Says a sentence of its month. */
  speaks?: boolean
  /** Rows that what comes first stands lower, for its name keeps its place; below a picture two at most. */
  sunk?: number
}

/**
 * The head of a month of the album: its name over the words below its picture, the year beside it on one baseline and facts below that, and a sentence
 * of the month. Without a picture, and alone on its page with its picture at the foot, its name stands at one height of the page.
 */
export function albumOpener(
  places: Places,
  items: Item[],
  picture: OpenerPicture | undefined,
  context: TypesetContext,
  { speaks = true, sunk = 0 }: AlbumOpener = {},
): Opener {
  const { top, rowMm, rows } = context.area
  const pictureRows = picture ? Math.round((picture.foot - top) / rowMm) : 0
  const words = wordsOf(places, items, context, { row: pictureRows + nameBelow, speaks })
  const opener = {
    rows: words.rows + (picture ? Math.min(sunk, mostBelowPicture) : sunk),
    headless: picture !== undefined,
    regions: picture?.regions ?? [],
    elements: [...(picture?.elements ?? []), ...words.elements],
  }
  const atHead = wordsOf(places, items, context, { row: nameBelow, speaks })
  // one that runs off the page stays at its head
  if (!picture || picture.w > places.words.w + hair || atHead.rows + pictureRows + 1 > rows) return opener
  const { elements, regions } = movedBy(rows * rowMm - pictureRows * rowMm, picture)
  return { ...opener, alone: { elements: [...elements, ...atHead.elements], regions } }
}

/** mm */
const hair = 0.01

const movedBy = (down: number, { elements, regions }: OpenerPicture) => ({
  elements: elements.map((element): Element => ({ ...element, y: element.y + down })),
  regions: regions.map(region => ({ ...region, y: region.y + down })),
})

interface WordsAt {
  /** Of the page, where its name begins. */
  row: number
  speaks: boolean
}

function wordsOf(
  { margin, words }: Places,
  items: Item[],
  context: TypesetContext,
  { row, speaks }: WordsAt,
): { rows: number; elements: Element[] } {
  const { area, styles } = context
  const { top, rowMm } = area
  const isNewYear = context.month.endsWith('01')
  const y = top + row * rowMm
  const at = { kind: 'text' as const, lines: 1 }
  const below = row + 3 + sentenceBelow
  const yearY = isNewYear ? y : y + ontoBaselineOf(styles.opener, styles.openerYear)
  const factsY = isNewYear ? y + rowMm * 3 : yearY + rowMm * 1.25
  const sentence =
    speaks &&
    openerSentence(items, context, {
      ...words,
      y: top + below * rowMm,
      style: 'sentence',
      most: 3,
    })
  const factMm = styles.facts?.lineHeight ?? rowMm
  const facts = factLines(items, context, { style: 'facts', w: margin.w }).map(
    (fact, i): Element => ({ ...at, ...margin, y: factsY + i * factMm, style: 'facts', ...fact }),
  )
  // the day of the first entry stands below the facts, in their margin
  const belowFacts = (factsY + facts.length * factMm - top) / rowMm + belowFact
  const belowWords = sentence ? below + sentence.lines * 1.5 + belowSentence : below + 0.5
  return {
    rows: Math.ceil(Math.max(belowWords, belowFacts)),
    elements: [
      ...(sentence ? [sentence] : []),
      ...facts,
      { ...at, ...words, y, style: 'opener', runs: [monthWord(context.month, context.locale)], heading: 1 },
      {
        ...at,
        ...margin,
        y: yearY,
        style: isNewYear ? 'newYear' : 'openerYear',
        runs: [context.month.slice(0, 4)],
      },
    ],
  }
}

/** Rows of white between its picture and its name, and below that before its sentence, which belongs to it and not to the first entry. */
const nameBelow = 2
const sentenceBelow = 1
const belowSentence = 2
const belowFact = 0.5
const mostBelowPicture = 2

/** Where its picture may stand: off the page, or over the type area from its head; else over the columns of the words. */
export function albumFrames({ words }: Places, context: TypesetContext): OpenerFrame[] {
  const { top, rowMm } = context.area
  const feet = Array.from({ length: 8 }, (_, n) => top + (12 + n) * rowMm)
  // level with the photos of the page that it faces
  const inset = leadingOf(body) / 2
  const level = { frame: 'area' as const, ...words, y: top + inset, feet: feet.map(foot => foot - inset) }
  return [...openerFrames(context, feet), level]
}

/** The head of a month that runs on: its name over the words. */
export const albumRunOn = ({ words }: Places, { month, locale }: TypesetContext): RunOnHead => ({
  before: 2,
  rows: 2,
  ...words,
  draw: (_, y) => [
    { kind: 'text', ...words, y, style: 'runOn', lines: 1, runs: [monthWord(month, locale)], heading: 1 },
  ],
})
