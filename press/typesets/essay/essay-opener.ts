import type { Item } from '#domain/books/item'
import { type Columns, spanOf } from '../../page/columns.ts'
import type { Element, TextElement } from '../../page/display-list.ts'
import { monthWord } from '../../text/dates.ts'
import { leadingOf } from '../baseline.ts'
import type { MonthOpener } from '../below-opener.ts'
import type { TypesetContext } from '../context.ts'
import type { Opener } from '../flow.ts'
import { factLine } from '../month-facts.ts'
import { inAnotherFrame, type OpenerFrame, type OpenerPicture, openerPicture } from '../opener-picture.ts'
import { openerSentence } from '../opener-sentence.ts'
import { monthBar } from './month-colour.ts'

/**
 * The name of a month, how much it was and a sentence of it, always at one place; a row below these the plate, on as much of the measure as its
 * pixels bear, and a row below that the first entry, which begins where plates do where there is none. `own`: the items that the opener may
 * tell of; `plain`: without a plate; `onPage`: the entries that are known to stand on its page, which do not say its sentence; `air`: rows more above
 * the first entry. And the items of the month without its photo.
 */
export function essayOpener(
  own: readonly Item[],
  items: readonly Item[],
  columns: Columns,
  context: TypesetContext,
  {
    plain = false,
    onPage,
    air = 0,
  }: { plain?: boolean | undefined; onPage?: ReadonlySet<string> | undefined; air?: number | undefined } = {},
): MonthOpener & { items: Item[] } {
  const { rows, rowMm, top, width } = context.area
  const at = { x: 0, y: top + nameRows * rowMm, w: width }
  const sentence = openerSentence(own, context, { ...at, style: 'sentence', most: 2, onPage })
  const head = nameRows + (sentence?.lines ?? 0) + white
  const {
    items: entries,
    picture,
    hero,
  } = openerPicture(items, context, plain ? [] : platesAt(head, columns, context))
  const words = [...nameOf(own, context), ...(sentence ? [sentence] : [])]
  const large = hero && inAnotherFrame(hero, largeAt(head, columns, context), context)
  return {
    items: entries,
    head: openerOf(words, picture, (picture ? rowOf(picture.foot, context) + white : head) + air),
    page: large && openerOf(words, large, rows),
  }
}

const openerOf = (words: Element[], plate: OpenerPicture | undefined, rows: number): Opener => ({
  rows,
  headless: true,
  elements: [...(plate?.elements ?? []), ...words],
  regions: plate?.regions ?? [],
})

function nameOf(items: readonly Item[], context: TypesetContext): Element[] {
  const { area, month, locale } = context
  const { top, rowMm, width: w } = area
  const isNewYear = month.endsWith('01')
  const at = { kind: 'text' as const, x: 0, w, lines: 1 }
  const facts = factLine(items, context, { style: 'meta', w })
  return [
    {
      ...at,
      y: top - (isNewYear ? rowMm : 0),
      style: isNewYear ? 'newYear' : 'openerYear',
      runs: [month.slice(0, 4)],
    },
    { ...at, y: top + rowMm, style: 'opener', runs: [monthWord(month, locale)], heading: 1 },
    monthBar(context, top + barAt * rowMm),
    ...facts.map((facts): TextElement => ({ ...at, y: top + factsAt * rowMm, style: 'meta', ...facts })),
  ]
}

// Where the first entry has room below it.
const platesAt = (head: number, columns: Columns, context: TypesetContext): OpenerFrame[] =>
  widthsOf(columns).map((w, n) =>
    frameOf(w, head, rowsBetween(head + lowest, head + (highest[n] ?? lowest)), context),
  )

// As far down as it goes, on a page of its own.
const largeAt = (head: number, columns: Columns, context: TypesetContext): OpenerFrame[] =>
  widthsOf(columns).flatMap(w =>
    rowsBetween(head + lowest, context.area.rows)
      .reverse()
      .map(foot => frameOf(w, head, [foot], context)),
  )

const widthsOf = (columns: Columns): number[] =>
  shares.map(share => spanOf(columns, 0, Math.round(columns.count * share)).w)

const rowsBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n)

// a plate begins where letters begin, and ends where letters end
function frameOf(w: number, head: number, feet: readonly number[], context: TypesetContext): OpenerFrame {
  const { top, rowMm } = context.area
  const inset = insetOf(context)
  return {
    frame: 'area',
    x: 0,
    w,
    y: top + head * rowMm + inset,
    feet: feet.map(foot => top + foot * rowMm - inset),
  }
}

const rowOf = (foot: number, context: TypesetContext): number =>
  Math.round((foot + insetOf(context) - context.area.top) / context.area.rowMm)

const insetOf = ({ styles }: TypesetContext): number => (styles.body ? leadingOf(styles.body) / 2 : 0)

/** Rows at which the sentence of a month begins, and above that its bar and its facts. */
const nameRows = 5
const barAt = 3.1
const factsAt = 3.45
/** Rows between a sentence, a plate and the first entry. */
const white = 1
/** Of the measure, as other photos. */
const shares = [1]
/** Rows of a plate: at least, and at most on each of these, so that there is room for an entry below it. */
const lowest = 5
const highest = [13, 10, 11]
