import { type Columns, columnsOf, spanOf } from '../../page/columns.ts'
import type { Element, TextElement } from '../../page/display-list.ts'
import { ontoBaselineOf } from '../baseline.ts'
import type { TypesetContext } from '../context.ts'
import type { HeadWords } from '../item-head.ts'
import { grey, hairline, paper, seal } from '../palette.ts'

/** Of five columns one is the rail of days, hours and places, four are for the words. */
export const logColumns = (context: TypesetContext): Columns => columnsOf(context.area.width, 5, 1.8)
export const wordsOf = (context: TypesetContext) => spanOf(logColumns(context), 1, 4)

/** mm: the rail; in it weekday and hour begin at `weekday` and have `words` to stand in. Its line is so far left of the words. */
export const rail = { w: 17.4, weekday: 7.6, words: 9.8, line: 2.9 }

/** Rows of the day at the head of the rail; its hour hangs into the white below it, and place and people begin below that. */
export const dayRows = 1
export const notesFrom = 5 / 3

/** A day, the weekday over the hour at its right, and a dot on the line; of a further entry of the day its hour alone, beside a smaller one. */
export function dayMark(head: HeadWords, again: boolean, y: number, context: TypesetContext): Element[] {
  const dot = entryDot(y, again ? 'again' : 'day', context)
  if (again) return [dot, wordsAt('hour', head.clock, y, context)]
  return [dot, ...dayAt(head, y, context), wordsAt('hour', head.clock, y + hourBelow(context), context)]
}

/** The day of an entry that goes on at the head of a page: in grey, beside a hollow dot, with `said` in the place of its hour. */
export function goingOnMark(head: HeadWords, said: string, y: number, context: TypesetContext): Element[] {
  return [
    entryDot(y, 'goesOn', context),
    ...dayAt(head, y, context).map(element => ({ ...element, color: grey })),
    {
      ...wordsAt('weekday', said, y + hourBelow(context), context),
      ...(said.length > mostLetters && { x: 0, w: rail.w }),
    },
  ]
}

const dayAt = ({ day, weekday }: HeadWords, y: number, context: TypesetContext): TextElement[] => [
  { ...wordsAt('day', day, y, context), x: 0, w: rail.weekday },
  wordsAt('weekday', weekdayInRail(weekday), y, context),
]

const wordsAt = (style: string, said: string, y: number, { styles }: TypesetContext): TextElement => ({
  kind: 'text',
  x: rail.weekday,
  y: y + ontoBaselineOf(styles.body, styles[style]),
  w: rail.words,
  style,
  lines: 1,
  runs: [said],
})

/** mm from the line of the weekday. */
const hourBelow = ({ area }: TypesetContext) => (area.rowMm * 2) / 3

/** A day of the week as the rail says it: names in letters are longer than there is room for; their first three are what is usual. */
export const weekdayInRail = (weekday: string) =>
  weekday.length > mostLetters ? weekday.slice(0, 3) : weekday
/** Characters that have room beside a day. */
const mostLetters = 4

const lineOf = (context: TypesetContext) => wordsOf(context).x - rail.line

function entryDot(y: number, of: keyof typeof dots, context: TypesetContext): Element {
  const { size, isFull } = dots[of]
  const middle = y + context.area.rowMm / 2
  const box = { x: lineOf(context) - size / 2, y: middle - size / 2, w: size, h: size, radius: size / 2 }
  return isFull
    ? { kind: 'rect', ...box, fill: seal }
    : { kind: 'rect', ...box, fill: paper, stroke: grey, strokeWidth: 0.3 }
}

/** mm: full where an entry begins, hollow and in grey, as its day, where it goes on. */
const dots = {
  day: { size: 2.2, isFull: true },
  again: { size: 1.4, isFull: true },
  goesOn: { size: 1.8, isFull: false },
}

/** The line of days from `top` to `foot` mm: nothing cuts it. */
export const dayLine = (top: number, foot: number, context: TypesetContext): Element[] =>
  foot - top < shortest
    ? []
    : [{ kind: 'rect', x: lineOf(context) - 0.1, y: top, w: 0.2, h: foot - top, fill: hairline }]

/** mm: what is shorter is no line. */
const shortest = 6
