import type { Item } from '#domain/books/item'
import { type Columns, spanOf } from '../../page/columns.ts'
import type { Element } from '../../page/display-list.ts'
import { monthWord } from '../../text/dates.ts'
import { leadingOf } from '../baseline.ts'
import type { MonthOpener } from '../below-opener.ts'
import type { TypesetContext } from '../context.ts'
import type { Opener } from '../flow.ts'
import { factLine } from '../month-facts.ts'
import {
  inAnotherFrame,
  type OpenerFrame,
  type OpenerPicture,
  type openerPicture,
} from '../opener-picture.ts'
import { openerSentence } from '../opener-sentence.ts'
import { colourOf } from './month-colour.ts'

/**
 * The name of a month under a bar of its colour and how much it was, on the left half of the measure; its plate on the right half, always at one
 * place and of one width; below both, or below the name of a month without a plate, a sentence of it over the measure.
 */
export function essayOpener(
  items: readonly Item[],
  { picture, hero }: Pick<ReturnType<typeof openerPicture>, 'picture' | 'hero'>,
  columns: Columns,
  context: TypesetContext,
): MonthOpener {
  const { top, rows, rowMm, width } = context.area
  const sentence = openerSentence(items, context, { x: 0, y: 0, w: width, style: 'sentence', most: 2 })
  const narrow = spanOf(columns, 0, columns.count / 2).w - columns.gutter
  const opener = (
    rows: number,
    plate: OpenerPicture | undefined,
    nameWidth: number,
    row: number,
  ): Opener => ({
    rows,
    headless: true,
    regions: plate?.regions ?? [],
    elements: [
      ...(plate?.elements ?? []),
      ...(sentence ? [{ ...sentence, y: top + row * rowMm }] : []),
      ...nameOf(items, nameWidth, context),
    ],
  })
  const { lines = 0 } = sentence ?? {}
  if (!picture) return { head: opener(factsEnd + lines + 2, undefined, width, factsEnd), page: undefined }
  const large = hero && inAnotherFrame(hero, pageFrames(columns, context), context)
  const foot = Math.ceil((picture.foot - top) / rowMm)
  return {
    head: opener(foot + lines + 2, picture, narrow, foot + belowPlate),
    page: large && opener(rows, large, width, factsEnd),
  }
}

function nameOf(items: readonly Item[], w: number, context: TypesetContext): Element[] {
  const { area, month, locale } = context
  const { top, rowMm, page } = area
  const isNewYear = month.endsWith('01')
  const at = { kind: 'text' as const, x: 0, w, lines: 1 }
  const facts = factLine(items, context, { style: 'meta', w })
  return [
    ...facts.map((facts): Element => ({ ...at, y: top + 3.2 * rowMm, style: 'meta', ...facts })),
    { kind: 'rect', frame: 'sheet', x: 0, y: 0, w: page.width, h: 4, fill: colourOf(month), bleed: true },
    {
      ...at,
      y: top - (isNewYear ? rowMm : 0),
      style: isNewYear ? 'newYear' : 'openerYear',
      runs: [month.slice(0, 4)],
    },
    { ...at, y: top + rowMm, style: 'opener', runs: [monthWord(month, locale)], heading: 1 },
  ]
}

/** Where the plate of an opener may stand: at the right of the name of the month, as high as it is wide or as a photo is across at least. */
export function plateFrames(columns: Columns, context: TypesetContext): OpenerFrame[] {
  const half = columns.count / 2
  return [plateFoot, 9, 7].map(foot => frameOf(spanOf(columns, half, half), 0, foot, context))
}

// Down to the foot of a page of its own.
function pageFrames(columns: Columns, context: TypesetContext): OpenerFrame[] {
  const { rows } = context.area
  const { count } = columns
  return [
    frameOf(spanOf(columns, 0, (count * 2) / 3), rows - 15, rows, context),
    frameOf(spanOf(columns, 0, count), rows - 14, rows, context),
    frameOf(spanOf(columns, 0, (count * 2) / 3), rows - 9, rows, context),
    frameOf(spanOf(columns, 0, count / 2), rows - 11, rows, context),
    frameOf(spanOf(columns, 0, count / 2), rows - 7, rows, context),
  ]
}

function frameOf(
  place: { x: number; w: number },
  head: number,
  foot: number,
  { area, styles }: TypesetContext,
): OpenerFrame {
  const { top, rowMm } = area
  // a plate begins where letters begin, and ends where letters end
  const inset = styles.body ? leadingOf(styles.body) / 2 : 0
  return { frame: 'area', ...place, y: top + head * rowMm + inset, feet: [top + foot * rowMm - inset] }
}

/** Rows down to which a tall plate stands: four parts wide, five high. */
const plateFoot = 11
/** Rows of white between a plate and the sentence of its month. */
const belowPlate = 0.5
/** Row at which the name of a month and its facts end. */
const factsEnd = 5
