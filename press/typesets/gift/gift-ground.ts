import type { Element, Page, TextElement } from '../../page/display-list.ts'
import { monthName } from '../../text/dates.ts'
import type { TypesetContext } from '../context.ts'
import type { HeadWords } from '../item-head.ts'
import { line } from '../text-block.ts'
import type { GiftLook } from './gift-look.ts'

/** A page in the colour of the typeset, off all of its edges; with what is drawn on it where it is of an entry. */
export function groundOf(
  { area, month }: TypesetContext,
  look: GiftLook,
  { seed, isMat = false }: { seed?: string; isMat?: boolean },
): Element[] {
  const { page, width, top, height } = area
  const { mat, ground } = look.colours(month)
  const fill = isMat ? (mat?.ground ?? ground) : ground
  return [
    { kind: 'rect', frame: 'sheet', x: 0, y: 0, w: page.width, h: page.height, fill, bleed: true },
    ...((seed !== undefined && look.onGround?.({ x: 0, y: top, w: width, h: height }, seed, month)) || []),
  ]
}

/** The day of an entry in great figures on a page of colour, its year and month above them, `small` at their foot. */
export function dayPage(
  item: string,
  head: HeadWords,
  isFirst: boolean,
  context: TypesetContext,
  look: GiftLook,
): Page {
  const { area, styles, month, locale } = context
  const { figures, small } = look.colours(month)
  const h = styles.giftFigures?.lineHeight ?? 0
  const at = { kind: 'text' as const, x: 0, w: area.width, lines: 1 }
  const date: TextElement = {
    ...at,
    y: area.top,
    style: 'giftMonth',
    color: small,
    ...line(monthName(month, locale), context),
    ...(isFirst && { heading: 1 }),
  }
  const weekday: TextElement = {
    ...at,
    y: area.top + area.rowMm,
    style: 'giftMonth',
    color: small,
    ...line(head.weekday, context),
  }
  const day: TextElement = {
    ...at,
    y: area.top + area.height - h,
    style: 'giftFigures',
    color: figures,
    runs: [head.day],
  }
  return {
    bare: true,
    empty: 0,
    elements: [...groundOf(context, look, { seed: item }), date, weekday, day],
    regions: [{ item, x: 0, y: area.top, w: area.width, h: area.height }],
  }
}
