import type { Item } from '#domain/books/item'
import type { Element } from '../../page/display-list.ts'
import { pt } from '../../page/style.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { type HeadWords, headWords } from '../item-head.ts'
import { belowHead, signInHead, signsIn } from '../sign-in-head.ts'
import { line } from '../text-block.ts'
import { journalStyles } from './journal-styles.ts'

/** An entry as it stands beside its day: without an emoji or two that are all words above its photos, where the margin, `w` mm wide, has room for them. */
export const besideDay = (item: Item, context: TypesetContext, w: number): Item =>
  placeOf(item, headWords(item, context), w) ? belowHead(item) : item

/** These emoji behind the hour, in a margin `w` mm wide. */
export function signBesideDay(
  item: Item,
  head: HeadWords,
  context: TypesetContext,
  at: { x: number; y: number; w: number },
): Element[] {
  const place = placeOf(item, head, at.w)
  if (!place) return []
  return [
    {
      kind: 'text',
      x: at.x + place.x,
      y: at.y,
      w: place.w,
      style: 'body',
      lines: 1,
      ...line(signInHead(item), context),
    },
  ]
}

function placeOf(item: Item, { weekday, clock }: HeadWords, w: number): { x: number; w: number } | undefined {
  const sign = item.media.length > 0 ? signInHead(item) : ''
  const x = hourAt + (emWidth(`${weekday} ${clock}`) + 1) * journalStyles.hour.size * pt
  const wanted = signsIn(sign) * journalStyles.body.size * pt * wide
  return sign && x + wanted <= w ? { x, w: w - x } : undefined
}

/** mm from the left of a day to its weekday and hour. */
export const hourAt = 7.4
/** em of an emoji, at most. */
const wide = 1.3
