import type { Item } from '#domain/books/item'
import { spanOf } from '../../page/columns.ts'
import type { Element } from '../../page/display-list.ts'
import { monthWord } from '../../text/dates.ts'
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
import type { JournalPage } from './journal-page.ts'

export interface OpenerForm {
  /** Where it may have its picture, of the places that there are for one; in each where absent. */
  places?: readonly number[]
  /** Takes few rows: no sentence, and its name at the head of its page. */
  isLow?: boolean
}

/**
 * The name of a month over its words, how much it was in the margin, its picture and a sentence of it; and the same as a page of its own, with
 * the picture larger.
 */
export function journalOpener(
  items: readonly Item[],
  { picture, hero }: Pick<ReturnType<typeof openerPicture>, 'picture' | 'hero'>,
  page: JournalPage,
  { isLow = false }: OpenerForm,
  context: TypesetContext,
): MonthOpener {
  const { top, rows, rowMm } = context.area
  const inset = insetOf(context)
  const sentenceAt = (row: number) =>
    openerSentence(items, context, {
      ...page.words,
      y: top + row * rowMm,
      style: 'sentence',
      most: 2,
    })
  const drawn = (plate: OpenerPicture | undefined, sentence: Element | undefined) => ({
    regions: plate?.regions ?? [],
    elements: [...(plate?.elements ?? []), ...(sentence ? [sentence] : []), ...nameOf(items, page, context)],
  })
  const below = picture ? Math.round((picture.foot + inset - top) / rowMm) : isLow ? nameRows : nameRows + 2
  // in the middle of what is free below the name
  const sentence = below <= mostRows && !isLow ? sentenceAt(below + (picture ? 0.5 : -1)) : undefined
  // without a sentence the picture would seem to be of the first entry
  // below a sentence alone entries begin at one height, whether it takes one line or two
  const lines = picture ? (sentence?.lines ?? 0) + 2 : sentence ? 3 : 0
  const head: Opener = { rows: below + lines, ...drawn(picture, sentence) }
  const places = placesOf(page)
  const { lines: spoken = 0 } = sentenceAt(0) ?? {}
  const large =
    hero &&
    inAnotherFrame(
      hero,
      largeFrames(
        places,
        spoken ? { lowest: 18, foot: rows - spoken - 1 } : { lowest: 21, foot: rows },
        context,
      ),
      context,
    )
  const under = large && sentenceAt(Math.round((large.foot + inset - top) / rowMm) + 0.5)
  return { head, page: large && { rows, ...drawn(large, under) } }
}

/**
 * On the widest of `places` first, down to row `foot` of the page, or not as far: to row `lowest`, so that no third of the page is empty. Its
 * head is where that of a lower one is.
 */
const largeFrames = (
  places: readonly { x: number; w: number }[],
  { lowest, foot }: { lowest: number; foot: number },
  context: TypesetContext,
): OpenerFrame[] => {
  const { top, rowMm } = context.area
  const inset = insetOf(context)
  const feet = Array.from({ length: foot - lowest + 1 }, (_, n) => top + (foot - n) * rowMm - inset)
  return places.map(place => ({ frame: 'area', ...place, y: top + nameRows * rowMm + inset, feet }))
}

/** Below the name of the month, on the columns of the words, on three of them or over the margin, too. */
export function framesOf(page: JournalPage, { places }: OpenerForm, context: TypesetContext): OpenerFrame[] {
  const { top, rowMm } = context.area
  const inset = insetOf(context)
  const feet = Array.from({ length: 6 }, (_, n) => top + (nameRows + 7 + n) * rowMm - inset)
  const y = top + nameRows * rowMm + inset
  return placesOf(page)
    .filter((_, n) => places?.includes(n) ?? true)
    .map(place => ({ frame: 'area', ...place, y, feet }))
}

const placesOf = ({ columns, words }: JournalPage) => [spanOf(columns, 0, 6), words, spanOf(columns, 2, 3)]

/** Rows of the name of a month at the head of its opener, and up to which a picture leaves room for a sentence. */
const nameRows = 6
const mostRows = 20

function nameOf(items: readonly Item[], { margin, words }: JournalPage, context: TypesetContext): Element[] {
  const { area, styles, month, locale } = context
  const { rowMm } = area
  const y = area.top + rowMm
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
