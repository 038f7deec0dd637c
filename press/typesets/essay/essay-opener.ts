import type { Item } from '#domain/books/item'
import { type Columns, spanOf } from '../../page/columns.ts'
import type { Element } from '../../page/display-list.ts'
import { monthWord } from '../../text/dates.ts'
import { leadingOf } from '../baseline.ts'
import type { MonthOpener } from '../below-opener.ts'
import type { TypesetContext } from '../context.ts'
import type { Opener } from '../flow.ts'
import { footFrames } from '../foot-frames.ts'
import { factLine } from '../month-facts.ts'
import {
  inAnotherFrame,
  type OpenerFrame,
  type OpenerPicture,
  type openerPicture,
} from '../opener-picture.ts'
import { openerSentence } from '../opener-sentence.ts'
import { colourOf } from './month-colour.ts'

/** The name of a month under a bar of its colour, how much it was, its plate, and below that a sentence of it. */
export function essayOpener(
  items: readonly Item[],
  { picture, hero }: Pick<ReturnType<typeof openerPicture>, 'picture' | 'hero'>,
  columns: Columns,
  context: TypesetContext,
): MonthOpener {
  const { top, rows, rowMm, width } = context.area
  const sentence = openerSentence(items, context, { x: 0, w: width, y: 0, style: 'sentence', most: 2 })
  const { lines = 0 } = sentence ?? {}
  const name = nameOf(items, context)
  const drawn = (plate: OpenerPicture | undefined, below: number) => ({
    headless: true,
    regions: plate?.regions ?? [],
    elements: [
      ...(plate?.elements ?? []),
      ...(sentence ? [{ ...sentence, y: top + below * rowMm }] : []),
      ...name,
    ],
  })
  const below = picture ? Math.ceil((picture.foot + insetOf(context) - top) / rowMm + leastBetween) : plateRow
  const depth = sentence ? below + lines + 1 : Math.max(7, below)
  const head: Opener = { rows: depth, ...drawn(picture, below) }
  // its plate is larger there, and stands at the foot, as pages of photos and words end there
  const places = [6, 5, 4, 3].map(count => spanOf(columns, 0, count))
  const large =
    hero &&
    inAnotherFrame(
      hero,
      footFrames(places, { head: plateRow, foot: rows - lines - (sentence ? 1 : 0) }, context),
      context,
    )
  return { head, page: large && { rows, ...drawn(large, rows - lines) } }
}

/** Rows at least between a plate and the sentence below it, beside what its line has above. */
const leastBetween = 0.3

function nameOf(items: readonly Item[], context: TypesetContext): Element[] {
  const { area, month, locale } = context
  const { top, rowMm, width, page } = area
  const isNewYear = month.endsWith('01')
  const at = { kind: 'text' as const, x: 0, w: width, lines: 1 }
  const facts = factLine(items, context, { style: 'meta', w: width })
  return [
    ...facts.map((facts): Element => ({ ...at, y: top + 4.2 * rowMm, style: 'meta', ...facts })),
    { kind: 'rect', frame: 'sheet', x: 0, y: 0, w: page.width, h: 9, fill: colourOf(month), bleed: true },
    {
      ...at,
      y: top + (isNewYear ? 0 : rowMm),
      style: isNewYear ? 'newYear' : 'openerYear',
      runs: [month.slice(0, 4)],
    },
    { ...at, y: top + 2 * rowMm, style: 'opener', runs: [monthWord(month, locale)], heading: 1 },
  ]
}

/** Where a plate may stand: below the name of the month, over the measure or some of its columns. */
export function plateFrames(columns: Columns, context: TypesetContext): OpenerFrame[] {
  const { top, rowMm } = context.area
  const inset = insetOf(context)
  const feet = Array.from({ length: 8 }, (_, n) => top + (plateRow + lowestPlate + n) * rowMm - inset)
  const at = { frame: 'area', y: top + plateRow * rowMm + inset, feet } as const
  return [6, 4, 3].map(count => ({ ...at, ...spanOf(columns, 0, count) }))
}

/** Rows. */
const lowestPlate = 8
/** Row at which the plate of an opener begins. */
const plateRow = 6

// A plate begins where letters begin, and ends where letters end.
function insetOf({ styles }: TypesetContext): number {
  const { body } = styles
  return body ? leadingOf(body) / 2 : 0
}
