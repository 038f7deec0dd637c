import type { Item } from '#domain/books/item'
import type { Element } from '../page/display-list.ts'
import { monthWord } from '../text/dates.ts'
import { ontoBaselineOf } from './baseline.ts'
import type { TypesetContext } from './context.ts'
import type { Opener } from './flow.ts'
import { factLines } from './month-facts.ts'
import { type OpenerFrame, type OpenerPicture, openerFrames } from './opener-picture.ts'
import { openerSentence } from './opener-sentence.ts'
import type { RunOnHead } from './run-on.ts'

/** Places of a page, mm: beside the words and of the words. */
interface Places {
  margin: { x: number; w: number }
  words: { x: number; w: number }
}

export interface AlbumOpener {
  /** Says a sentence of its month. */
  speaks?: boolean
  /** Rows that its name stands lower without a picture; with one its sentence does, by two at most. */
  sunk?: number
}

/** The head of a month of the album: its name over the words below its picture, the year and facts beside it on one baseline, and a sentence of the month. */
export function albumOpener(
  { margin, words }: Places,
  items: Item[],
  picture: OpenerPicture | undefined,
  context: TypesetContext,
  { speaks = true, sunk = 0 }: AlbumOpener = {},
): Opener {
  const { area, styles } = context
  const { top, rowMm } = area
  const pictureRows = picture ? Math.round((picture.foot - top) / rowMm) : sunk
  const isNewYear = context.month.endsWith('01')
  const row = pictureRows + nameBelow
  const y = top + row * rowMm
  const at = { kind: 'text' as const, lines: 1 }
  const below = row + 3 + sentenceBelow + (picture ? Math.min(sunk, mostBelowName) : 1)
  const onBaseline = (style: string) => y + ontoBaselineOf(styles.opener, styles[style])
  // beside a year in small figures, below one in large ones
  const facts = isNewYear
    ? { x: margin.x, y: y + rowMm * 3, w: margin.w }
    : { x: margin.x + besideYear, y: onBaseline('small'), w: margin.w - besideYear }
  const sentence =
    speaks &&
    openerSentence(items, context, {
      ...words,
      y: top + below * rowMm,
      style: 'sentence',
      most: 3,
    })
  return {
    rows: Math.ceil(below + (sentence ? sentence.lines * 1.5 + 1 : 0.5)),
    headless: picture !== undefined,
    regions: picture?.regions ?? [],
    elements: [
      ...(picture?.elements ?? []),
      ...(sentence ? [sentence] : []),
      ...factLines(items, context, { style: 'small', w: facts.w }).map(
        (fact, i): Element => ({
          ...at,
          ...facts,
          y: facts.y + (i * rowMm * 2) / 3,
          style: 'small',
          ...fact,
        }),
      ),
      { ...at, ...words, y, style: 'opener', runs: [monthWord(context.month, context.locale)], heading: 1 },
      {
        ...at,
        ...margin,
        y: isNewYear ? y : onBaseline('openerYear'),
        style: isNewYear ? 'newYear' : 'openerYear',
        runs: [context.month.slice(0, 4)],
      },
    ],
  }
}

/** Rows of white between its picture and its name, and below that before its sentence. */
const nameBelow = 2
const sentenceBelow = 1.5
const mostBelowName = 2
/** mm from the left of a year in small figures to what stands beside it. */
const besideYear = 18

/** Where its picture may stand: off the page, or over the type area from its head; else over the columns of the words. */
export function albumFrames({ words }: Places, context: TypesetContext): OpenerFrame[] {
  const { top, rowMm } = context.area
  const feet = Array.from({ length: 8 }, (_, n) => top + (12 + n) * rowMm)
  return [...openerFrames(context, feet), { frame: 'area', ...words, y: top, feet }]
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
