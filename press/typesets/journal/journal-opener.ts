import type { Item } from '#domain/books/item'
import { spanOf } from '../../page/columns.ts'
import type { Element } from '../../page/display-list.ts'
import { dayAndMonth, dayOf, monthWord } from '../../text/dates.ts'
import { leadingOf, ontoBaselineOf } from '../baseline.ts'
import type { MonthOpener } from '../below-opener.ts'
import type { TypesetContext } from '../context.ts'
import type { Opener } from '../flow.ts'
import { factLines } from '../month-facts.ts'
import {
  inAnotherFrame,
  type OpenerFrame,
  type OpenerPicture,
  type openerPicture,
} from '../opener-picture.ts'
import { openerSentence } from '../opener-sentence.ts'
import { seal } from '../palette.ts'
import { line } from '../text-block.ts'
import type { JournalPage } from './journal-page.ts'

/**
 * The name of a month over its words, how much it was in the margin, a sentence of it and its picture; and the same as a page of its own, with
 * the picture larger.
 */
export function journalOpener(
  items: readonly Item[],
  { picture, hero }: Pick<ReturnType<typeof openerPicture>, 'picture' | 'hero'>,
  page: JournalPage,
  context: TypesetContext,
): MonthOpener {
  const { top, rows, rowMm } = context.area
  const inset = insetOf(context)
  const sentence = sentenceOf(items, page, context)
  const drawn = (plate?: OpenerPicture) => ({
    regions: plate?.regions ?? [],
    elements: [
      ...(plate ? [...plate.elements, dayOfPicture(plate, page, context)] : []),
      ...(sentence ? [sentence] : []),
      ...nameOf(items, page, context),
    ],
  })
  // nearer the picture would seem to be of the first entry
  const below = picture ? Math.round((picture.foot + inset - top) / rowMm) + 2 : headRows
  const head: Opener = { rows: below, ...drawn(picture) }
  const large = hero && inAnotherFrame(hero, largeFrames(page, context), context)
  return { head, page: large && { rows, ...drawn(large) } }
}

/** On the widest place first, down to the foot of the page, or not as far: no third of the page is empty. Its head is where that of a lower one is. */
function largeFrames(page: JournalPage, context: TypesetContext): OpenerFrame[] {
  const { top, rowMm, rows } = context.area
  const inset = insetOf(context)
  const feet = Array.from({ length: rows - lowestFoot + 1 }, (_, n) => top + (rows - n) * rowMm - inset)
  return placesOf(page).map(place => ({ frame: 'area', ...place, y: top + headRows * rowMm + inset, feet }))
}

/** Below the name of the month and its sentence, over the margin, too, or on the columns of the words; `places` tells on which of these two. */
export function framesOf(
  page: JournalPage,
  places: readonly number[] = [0, 1],
  context: TypesetContext,
): OpenerFrame[] {
  const { top, rowMm } = context.area
  const inset = insetOf(context)
  const feet = Array.from({ length: 12 }, (_, n) => top + (headRows + 7 + n) * rowMm - inset)
  const y = top + headRows * rowMm + inset
  return placesOf(page)
    .filter((_, n) => places.includes(n))
    .map(place => ({ frame: 'area', ...place, y, feet }))
}

/** Below the name, as what the month begins with: below its picture it would be read as the caption of that. */
const sentenceOf = (items: readonly Item[], { words }: JournalPage, context: TypesetContext) =>
  openerSentence(items, context, {
    ...words,
    y: context.area.top + sentenceRow * context.area.rowMm,
    style: 'sentence',
    most: sentenceFoot - sentenceRow,
  })

/** The day of a picture, in the margin at its head, or where it stands over the margin, too, above it: the entry that it is of may stand pages later. */
function dayOfPicture(
  { w, time }: OpenerPicture,
  { margin, words }: JournalPage,
  context: TypesetContext,
): Element {
  const { area, styles, timeZone, locale } = context
  const { monthOfYear, day } = dayOf(time, timeZone)
  const row = w > words.w + hair ? headRows - 1 : headRows
  const y = area.top + row * area.rowMm + ontoBaselineOf(styles.body, styles.hour)
  const date = line(dayAndMonth(monthOfYear, day, locale), context)
  return { kind: 'text', ...margin, y, style: 'hour', lines: 1, ...date }
}

const placesOf = ({ columns, words }: JournalPage) => [spanOf(columns, 0, 6), words]

/** mm */
const hair = 0.1
/** Rows of the name of a month and its sentence: what is below them begins at one height in all months. */
const headRows = 8
/** Rows that a sentence of the month begins and ends at: one line or two have the same room. */
const sentenceRow = 4
const sentenceFoot = 6
/** Row of a page down to which a picture that has it to itself goes at least. */
const lowestFoot = 21

function nameOf(items: readonly Item[], { margin, words }: JournalPage, context: TypesetContext): Element[] {
  const { area, styles, month, locale } = context
  const { rowMm } = area
  const y = area.top
  const year = month.endsWith('01') ? 'newYear' : 'openerYear'
  const at = { kind: 'text' as const, lines: 1 }
  return [
    ...factLines(items, context, { style: 'small', w: margin.w }).map(
      (fact, i): Element => ({
        ...at,
        ...margin,
        y: y + 2 * rowMm + (i * rowMm * 2) / 3,
        style: 'small',
        ...fact,
      }),
    ),
    {
      ...at,
      ...margin,
      y: y + ontoBaselineOf(styles.opener, styles[year]),
      style: year,
      runs: [month.slice(0, 4)],
    },
    { ...at, ...words, y, style: 'opener', runs: [monthWord(month, locale)], heading: 1 },
    { kind: 'rect', x: words.x, y: y + 3 * rowMm, w: 12, h: 0.5, fill: seal },
  ]
}

// A picture begins where letters begin, and ends where letters end.
function insetOf({ styles }: TypesetContext): number {
  return styles.body ? leadingOf(styles.body) / 2 : 0
}
