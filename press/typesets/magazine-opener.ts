import type { Item } from '#domain/books/item'
import type { Element } from '../page/display-list.ts'
import { monthWord } from '../text/dates.ts'
import type { TypesetContext } from './context.ts'
import type { Opener } from './flow.ts'
import { aboveHeads } from './magazine-head.ts'
import { belowPictureMm, isInColumn } from './magazine-picture.ts'
import { factLine } from './month-facts.ts'
import type { OpenerPicture } from './opener-picture.ts'
import { openerSentence } from './opener-sentence.ts'
import { ink, seal } from './palette.ts'

/**
 * The head of a month of a5-2: its name at the head of the left of two columns of `columnWidth` mm, and its picture, or else its entries, at that of the
 * right one; below a picture that is as wide as the page; over both columns where entries stand in one.
 */
export function magazineOpener(
  items: Item[],
  picture: OpenerPicture | undefined,
  context: TypesetContext,
  { columnWidth, isOneColumn, speaks }: { columnWidth: number; isOneColumn: boolean; speaks: boolean },
): Opener {
  if (picture && isInColumn(picture, context))
    return besidePicture(items, picture, context, columnWidth, speaks)
  if (picture || isOneColumn) return overColumns(items, picture, context, speaks)
  return besideEntries(items, context, columnWidth, speaks)
}

function overColumns(
  items: Item[],
  picture: OpenerPicture | undefined,
  context: TypesetContext,
  speaks: boolean,
): Opener {
  const { top, width, rowMm } = context.area
  const y = picture ? picture.foot + 5 : top + 2
  const pulled = speaks ? pulledLines(items, context, { x: 0, y: y + 15, w: width, most: 2 }) : undefined
  const foot = pulled ? pulled.foot + 4 : y + (picture ? 16 : 20)
  return {
    rows: Math.ceil((foot - top) / rowMm),
    headless: true,
    regions: picture?.regions ?? [],
    elements: [
      ...(picture?.elements ?? [ruleOfMonth(top - aboveHeads, width)]),
      ...monthLine(context, { x: 0, y, w: width }),
      ...facts(items, context, { x: width * 0.4, y: y + 8.4, w: width * 0.6 }, 'right'),
      ...(pulled?.elements ?? []),
    ],
  }
}

// Entries begin in the left column where the sentence ends, and in the right one below the picture.
function besidePicture(
  items: Item[],
  { foot, elements, regions }: OpenerPicture,
  context: TypesetContext,
  w: number,
  speaks: boolean,
): Opener {
  const { top, rowMm } = context.area
  const name = nameInColumn(
    items,
    context,
    w,
    speaks ? Math.floor((foot - top - belowTop - belowName) / pulledMm(context)) : 0,
  )
  const rows = Math.ceil((foot - top + belowPictureMm) / rowMm - 0.01)
  return {
    rows,
    rowsIn: [Math.min(rows, name.rows), rows],
    headless: true,
    regions,
    elements: [...elements, ...name.elements],
  }
}

// Entries of the right column begin beside the name.
function besideEntries(items: Item[], context: TypesetContext, w: number, speaks: boolean): Opener {
  const { rows, elements } = nameInColumn(items, context, w, speaks ? mostLines : 0)
  return { rows, rowsIn: [rows, 0], headless: true, elements }
}

/** Lines of a sentence above entries. */
const mostLines = 3

function nameInColumn(
  items: Item[],
  context: TypesetContext,
  w: number,
  most: number,
): { rows: number; elements: Element[] } {
  const { top, rowMm } = context.area
  const x = 0
  const y = top + belowTop
  const pulled = pulledLines(items, context, { x, y: y + belowName, w, most })
  return {
    rows: Math.ceil(((pulled?.foot ?? y + belowName) - top + belowSentence) / rowMm - 0.01),
    elements: [
      ruleOfMonth(top - aboveHeads, w),
      ...monthLine(context, { x, y, w }),
      ...facts(items, context, { x, y: y + 11.5, w }),
      ...(pulled?.elements ?? []),
    ],
  }
}

const ruleOfMonth = (y: number, w: number): Element => ({ kind: 'rect', x: 0, y, w, h: 0.6, fill: ink })

/** mm from the head of the page to that of the name of a month. */
const belowTop = 4
/** mm from the head of the name of a month to its sentence, and from there to the first row of an entry, with the rule of its head. */
const belowName = 17
const belowSentence = 4

interface Place {
  x: number
  y: number
  w: number
}

const monthLine = ({ month, locale }: TypesetContext, { x, y, w }: Place): Element[] => [
  {
    kind: 'text',
    x,
    y,
    w: w * 0.7,
    style: 'opener',
    lines: 1,
    runs: [monthWord(month, locale)],
    heading: 1,
  },
  {
    kind: 'text',
    x: x + w * 0.7,
    y: y + 3,
    w: w * 0.3,
    style: 'openerYear',
    align: 'right',
    lines: 1,
    runs: [`${month.slice(0, 4)}.${month.slice(4)}`],
  },
]

const facts = (items: Item[], context: TypesetContext, at: Place, align?: 'right'): Element[] =>
  factLine(items, context, { style: 'small', w: at.w }).map(line => ({
    kind: 'text',
    ...at,
    style: 'small',
    ...(align && { align }),
    lines: 1,
    ...line,
  }))

const pulledMm = ({ area }: TypesetContext) => 1.5 * area.rowMm

// A sentence of the month in large type beside a red rule.
function pulledLines(
  items: readonly Item[],
  context: TypesetContext,
  { x, y, w, most }: Place & { most: number },
): { elements: (Element & { y: number })[]; foot: number } | undefined {
  const sentence = openerSentence(items, context, { x: x + 5, y, w: w - 5, style: 'pulled', most })
  if (!sentence) return undefined
  const h = sentence.lines * pulledMm(context)
  return {
    elements: [{ kind: 'rect', x, y: y + 1, w: 1, h: h - 2, fill: seal }, sentence],
    foot: y + h,
  }
}
