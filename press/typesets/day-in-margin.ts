import type { Element } from '../page/display-list.ts'
import type { TextStyle } from '../page/style.ts'
import { ontoBaselineOf } from './baseline.ts'
import type { HeadWords } from './item-head.ts'
import { faint } from './palette.ts'

/** The day in large figures and its hour beside it, on the baseline of the words; `hourAt` and `w` in mm, of the hour's left edge and of the margin; the figures in `style`, which `day` is. */
export const dayInMargin =
  (
    { body, day, hour }: Record<'body' | 'day' | 'hour', TextStyle>,
    hourAt: number,
    w: number,
    style = 'day',
  ) =>
  ({ day: number, weekday, clock }: HeadWords, again: boolean, x: number, y: number): Element[] => {
    const at = { kind: 'text' as const, lines: 1 }
    return [
      {
        ...at,
        x,
        y: y + ontoBaselineOf(body, day),
        w: hourAt + 1,
        style,
        runs: [number],
        ...(again && { color: faint }),
      },
      {
        ...at,
        x: x + hourAt,
        y: y + ontoBaselineOf(body, hour),
        w: w - hourAt,
        style: 'hour',
        runs: [`${weekday} ${clock}`],
      },
    ]
  }
