import type { Element, ShapeElement } from '../../page/display-list.ts'
import { faint } from '../palette.ts'
import { seeded } from '../seeded.ts'
import type { Card } from './card.ts'
import { icon } from './icons.ts'
import { monthTint } from './month-tint.ts'

interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** mm by which a card reaches out of its rows, above and below. */
const out = 2.9

/** The paper that a card is on, with its shadow line, and a sign where it goes on. `rows`: what its words and photos take. */
export function drawCardGround(
  card: Card,
  part: { begins: boolean; ends: boolean },
  rows: Box,
  month: string,
): Element[] {
  const tint = monthTint(month)
  const box = { ...rows, y: rows.y - out, h: rows.h + 2 * out }
  const shadow: Element = {
    kind: 'rect',
    ...box,
    x: box.x + 0.3,
    y: box.y + 0.45,
    fill: '#DDD0BA',
    radius: 0.5,
  }
  const elements: Element[] =
    card.paper === 'slip'
      ? [tornPaper(box, card.item, tint.soft)]
      : card.paper === 'clipping'
        ? [cutPaper({ ...box, x: box.x + 0.3, y: box.y + 0.45 }, '#DDD0BA'), cutPaper(box, '#FCFAF4')]
        : [shadow, { kind: 'rect', ...box, fill: '#FFFFFF', radius: 0.5 }]
  if (part.begins && card.paper === 'card') elements.push(tape(box, card.item, tint.soft))
  if (!part.ends) {
    elements.push(icon('more', faint, { x: box.x + box.w / 2 - 1, y: box.y + box.h - 2.3, size: 2 }))
  }
  return elements
}

// A slip torn off at its right: no two tears alike.
function tornPaper(box: Box, seed: string, fill: string): ShapeElement {
  const random = seeded(`${seed} torn`)
  const steps = Math.max(4, Math.round(box.h / 2.2))
  const edge = Array.from({ length: steps + 1 }, (_, n) => {
    const x = box.w - random() * 1.1
    return `L${x.toFixed(2)} ${((box.h / steps) * n).toFixed(2)}`
  })
  const svg = `<path d="M0 0${edge.join('')}L0 ${box.h.toFixed(2)}Z" fill="${fill}"/>`
  return { ...shape(box, svg), inside: { fill, edge: 1.1 } }
}

// Cut out with pinking shears at head and foot.
function cutPaper(box: Box, fill: string): ShapeElement {
  const teeth = Math.round(box.w / 2)
  const step = box.w / teeth
  const head = Array.from(
    { length: teeth },
    () => `l${(step / 2).toFixed(3)} -.7l${(step / 2).toFixed(3)} .7`,
  )
  const foot = Array.from(
    { length: teeth },
    () => `l-${(step / 2).toFixed(3)} .7l-${(step / 2).toFixed(3)} -.7`,
  )
  const svg = `<path d="M0 .7${head.join('')}V${(box.h - 0.7).toFixed(2)}${foot.join('')}Z" fill="${fill}"/>`
  return { ...shape(box, svg), inside: { fill, edge: 0.7 } }
}

// Opaque, since some printers want no live transparency.
function tape(box: Box, seed: string, fill: string): ShapeElement {
  const random = seeded(`${seed} tape`)
  const at = { x: box.x + box.w * (0.3 + random() * 0.3), y: box.y - 1.9, w: 15, h: 4.4 }
  const turn = ((random() - 0.5) * 7).toFixed(1)
  return shape(
    at,
    `<path transform="rotate(${turn} 7.5 2.200)" d="M1 .6h13l-.4.8.4.8-.4.8.4.8h-13l.4-.8-.4-.8.4-.8z" fill="${fill}"/>`,
  )
}

const shape = (box: Box, svg: string): ShapeElement => ({ kind: 'shape', ...box, vw: box.w, vh: box.h, svg })
