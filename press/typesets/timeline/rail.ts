import { type Columns, columnsOf, spanOf } from '../../page/columns.ts'
import type { Element } from '../../page/display-list.ts'
import { ontoBaselineOf } from '../baseline.ts'
import type { TypesetContext } from '../context.ts'
import type { HeadWords } from '../item-head.ts'
import { hairline, paper, seal } from '../palette.ts'

/** Of eight columns two are the rail of days, hours and places, six are for the words. */
export const logColumns = (context: TypesetContext): Columns => columnsOf(context.area.width, 8, 3)
export const wordsOf = (context: TypesetContext) => spanOf(logColumns(context), 2, 6)

/** mm: the rail; in it a weekday begins at `weekday` and has `words` to stand in. Its line is so far left of the words. */
export const rail = { w: 24, weekday: 10, words: 14, line: 2.9 }

/** Rows of day and hour at the head of the rail. */
export const dayRows = 2

/** Day and weekday over the hour, and a dot on the line; of a further entry of the day its hour alone. */
export function dayMark(head: HeadWords, again: boolean, y: number, context: TypesetContext): Element[] {
  const { styles, area } = context
  const onBaseline = (style: string) => ontoBaselineOf(styles.body, styles[style])
  const at = { kind: 'text' as const, lines: 1 }
  const hour: Element = {
    ...at,
    x: 0,
    y: y + (again ? 0 : area.rowMm) + onBaseline('hour'),
    w: rail.w,
    style: 'hour',
    runs: [head.clock],
  }
  const dot = entryDot(lineOf(context), y + area.rowMm / 2, again)
  if (again) return [...dot, hour]
  return [
    ...dot,
    { ...at, x: 0, y: y + onBaseline('day'), w: rail.weekday, style: 'day', runs: [head.day] },
    {
      ...at,
      x: rail.weekday,
      y: y + onBaseline('weekday'),
      w: rail.words,
      style: 'weekday',
      runs: [head.weekday],
    },
    hour,
  ]
}

const lineOf = (context: TypesetContext) => wordsOf(context).x - rail.line

function entryDot(x: number, y: number, again: boolean): Element[] {
  const size = again ? 1.5 : 2.2
  const box = { x: x - size / 2, y: y - size / 2, w: size, h: size, radius: size / 2 }
  return [
    again
      ? { kind: 'rect', ...box, fill: paper, stroke: seal, strokeWidth: 0.3 }
      : { kind: 'rect', ...box, fill: seal },
  ]
}

/** The line of days from `top` to `foot` mm: nothing cuts it. */
export const dayLine = (top: number, foot: number, context: TypesetContext): Element[] =>
  foot - top < shortest
    ? []
    : [{ kind: 'rect', x: lineOf(context) - 0.1, y: top, w: 0.2, h: foot - top, fill: hairline }]

/** mm: what is shorter is no line. */
const shortest = 6
