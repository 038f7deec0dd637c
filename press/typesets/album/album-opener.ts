import type { Item } from '#domain/books/item'
import type { Element } from '../../page/display-list.ts'
import { monthWord } from '../../text/dates.ts'
import { leadingOf, ontoBaselineOf } from '../baseline.ts'
import type { TypesetContext } from '../context.ts'
import type { Opener } from '../flow.ts'
import type { HeroPhoto } from '../hero-photo.ts'
import { factLines } from '../month-facts.ts'
import { inAnotherFrame, type OpenerFrame, type OpenerPicture, openerFrames } from '../opener-picture.ts'
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
  /** What comes first stands nearer to its facts. */
  near?: boolean
  /** What its picture is of, which may be higher alone on a page. */
  hero?: HeroPhoto | undefined
}

/**
 * The head of a month of the album: its name over the words below its picture, the year beside it on one baseline and facts below that, and a sentence
 * of the month. Without a picture its name stands at one height of the page; alone on its page it stands above its picture, which ends at the foot.
 */
export function albumOpener(
  places: Places,
  items: Item[],
  picture: OpenerPicture | undefined,
  context: TypesetContext,
  { speaks = true, sunk = 0, near = false, hero }: AlbumOpener = {},
): Opener {
  const { rowMm } = context.area
  const pictureRows = picture ? rowsTo(picture, context) : 0
  const words = wordsOf(places, items, context, { row: pictureRows + nameBelow, speaks, near })
  const opener = {
    rows: words.rows + (picture ? Math.min(sunk, mostBelowPicture) : sunk),
    headless: picture !== undefined,
    regions: picture?.regions ?? [],
    elements: [...(picture?.elements ?? []), ...words.elements],
  }
  // one that runs off the page stays at its head
  if (!picture || picture.w > places.words.w + hair) return opener
  const wordsAt = (row: number) => wordsOf(places, items, context, { row, speaks, near })
  const most = context.area.rows - wordsAt(nameBelow).rows
  const highest = (hero && inAnotherFrame(hero, higherFrames(places, context, most), context)) || picture
  const left = most - rowsTo(highest, context)
  if (left < 0) return opener
  const { elements, regions } = movedBy((context.area.rows - rowsTo(highest, context)) * rowMm, highest)
  return { ...opener, alone: { elements: [...elements, ...wordsAt(nameBelow + left).elements], regions } }
}

/** mm */
const hair = 0.01

const rowsTo = ({ foot }: OpenerPicture, { area }: TypesetContext) =>
  Math.round((foot - area.top) / area.rowMm)

const movedBy = (down: number, { elements, regions }: OpenerPicture) => ({
  elements: elements.map((element): Element => ({ ...element, y: element.y + down })),
  regions: regions.map(region => ({ ...region, y: region.y + down })),
})

interface WordsAt {
  /** Of the page, where its name begins. */
  row: number
  speaks: boolean
  near: boolean
}

function wordsOf(
  { margin, words }: Places,
  items: Item[],
  context: TypesetContext,
  { row, speaks, near }: WordsAt,
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
  const belowFacts = (factsY + facts.length * factMm - top) / rowMm + (near ? nearFact : belowFact)
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
const belowFact = 2
const nearFact = 0.5
const mostBelowPicture = 2

/** Where its picture may stand: off the page, or over the type area from its head; else over the columns of the words. */
export function albumFrames(places: Places, context: TypesetContext): OpenerFrame[] {
  const { top, rowMm } = context.area
  const feet = Array.from({ length: mostRows - leastRows + 1 }, (_, n) => top + (leastRows + n) * rowMm)
  return [...openerFrames(context, feet), overWords(places, context, feet)]
}

/** Rows that its picture has at least and, with entries below it, at most. */
const leastRows = 12
const mostRows = 19

// Over the columns of the words, up to so many rows high, the highest first.
function higherFrames(places: Places, context: TypesetContext, most: number): OpenerFrame[] {
  const { top, rowMm } = context.area
  return Array.from({ length: Math.max(0, most - leastRows + 1) }, (_, n) =>
    overWords(places, context, [top + (most - n) * rowMm]),
  )
}

// Level with the photos of the page that it faces.
function overWords({ words }: Places, { area }: TypesetContext, feet: readonly number[]): OpenerFrame {
  const inset = leadingOf(body) / 2
  return { frame: 'area', ...words, y: area.top + inset, feet: feet.map(foot => foot - inset) }
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
