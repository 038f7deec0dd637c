import { monthWord } from '../../text/dates.ts'
import type { TypesetContext } from '../context.ts'
import type { Card } from './card.ts'
import type { ItemCard } from './cards-of-month.ts'
import { monthTint } from './month-tint.ts'

/** The cards of a month that runs on, the first of them under a strip with the name of the month. */
export function underStrip([first, ...others]: ItemCard[], context: TypesetContext): ItemCard[] {
  if (!first) return others
  // what has a page to itself would take the strip with it
  const { usual, forms } = first
  return [
    {
      usual: withStrip(usual, context),
      ...(forms && {
        forms: () => forms().map(({ card, cost }) => ({ card: withStrip(card, context), cost })),
      }),
    },
    ...others,
  ]
}

function withStrip(card: Card, context: TypesetContext): Card {
  const { month, locale, area } = context
  const { deep } = monthTint(month)
  const [top] = card.blocks
  const { x = 0, w = 0 } = top ?? {}
  const strip: Card['blocks'][number] = {
    kind: 'drawn',
    before: 0,
    keepNext: true,
    rows: 2,
    x,
    w,
    draw: (left, y) => [
      { kind: 'rect', x: left, y, w, h: area.rowMm, fill: deep },
      {
        kind: 'text',
        x: left + 2,
        y,
        w: w - 4,
        style: 'runOn',
        lines: 1,
        runs: [monthWord(month, locale)],
        heading: 1,
      },
    ],
  }
  return { ...card, blocks: [strip, ...card.blocks] }
}
