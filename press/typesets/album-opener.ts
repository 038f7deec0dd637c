import type { Item } from '#domain/books/item'
import type { Element } from '../page/display-list.ts'
import { monthWord } from '../text/dates.ts'
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

/** The head of a month of the album: its name over the words below its picture, the year and facts beside it, and a sentence of the month where it `speaks`. */
export function albumOpener(
  { margin, words }: Places,
  items: Item[],
  picture: OpenerPicture | undefined,
  context: TypesetContext,
  speaks = true,
): Opener {
  const { top, rowMm } = context.area
  const pictureRows = picture ? Math.round((picture.foot - top) / rowMm) : 0
  const isNewYear = context.month.endsWith('01')
  const y = top + (picture ? pictureRows + 1 : 2) * rowMm
  const at = { kind: 'text' as const, lines: 1 }
  const below = (picture ? pictureRows + 5 : 7) + 0.5
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
      ...factLines(items, context, { style: 'small', w: margin.w }).map(
        (fact, i): Element => ({
          ...at,
          ...margin,
          y: y + rowMm * 3 + (i * rowMm * 2) / 3,
          style: 'small',
          ...fact,
        }),
      ),
      { ...at, ...words, y, style: 'opener', runs: [monthWord(context.month, context.locale)], heading: 1 },
      {
        ...at,
        ...margin,
        y: y + rowMm * (isNewYear ? 0 : 1.6),
        style: isNewYear ? 'newYear' : 'openerYear',
        runs: [context.month.slice(0, 4)],
      },
    ],
  }
}

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
