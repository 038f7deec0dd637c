import type { Element } from '../../page/display-list.ts'
import { faint } from '../palette.ts'
import type { Card } from './card.ts'
import { icon } from './icons.ts'
import { monthTint } from './month-tint.ts'

/** The paper of a card, with its shadow line, and a sign where it goes on. */
export function drawCardGround(
  card: Card,
  part: { begins: boolean; ends: boolean },
  box: { x: number; y: number; w: number; h: number },
  month: string,
): Element[] {
  const tint = monthTint(month)
  const elements: Element[] = card.remark
    ? [{ kind: 'rect', ...box, fill: tint.soft, radius: 1.8 }]
    : [
        { kind: 'rect', ...box, y: box.y + 0.35, fill: '#E4DACA', radius: 1.8 },
        { kind: 'rect', ...box, fill: '#FFFFFF', radius: 1.8 },
      ]
  if (!part.ends) {
    elements.push(icon('more', faint, { x: box.x + box.w / 2 - 1, y: box.y + box.h - 2.1, size: 2 }))
  }
  return elements
}
