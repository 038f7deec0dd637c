import type { Element, ShapeElement } from '../../page/display-list.ts'
import { seeded } from '../seeded.ts'
import type { Card } from './card.ts'
import { monthTint } from './month-tint.ts'
import { paper, shadow } from './paper-tones.ts'
import { washiTape } from './washi-tape.ts'

interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Of a card, which may begin in another column or end there. */
interface Part {
  begins: boolean
  ends: boolean
}

/** mm by which a card reaches out of its rows, above and below. */
const out = 2.9

/** The paper that a card is on, with its shadow, torn where it goes on. `rows`: what its words and photos take. */
export function drawCardGround(card: Card, part: Part, rows: Box, month: string): Element[] {
  const [x, w] = [rows.x + (card.x ?? 0), Math.min(rows.w, card.w ?? rows.w)]
  const box = { x, w, y: rows.y - out, h: rows.h + 2 * out }
  const elements = layersOf(box).map(({ at, fill }) => sheetOf(card, part, at, fill ?? fillOf(card, month)))
  if (part.begins && card.paper === 'card') elements.push(washiTape(box, card.item, month))
  return elements
}

// Light from the upper left.
const layersOf = (box: Box): { at: Box; fill?: string }[] => [
  { at: { ...box, x: box.x + 0.45, y: box.y + 0.85 }, fill: shadow.far },
  { at: { ...box, x: box.x + 0.25, y: box.y + 0.45 }, fill: shadow.near },
  { at: box },
]

const fillOf = ({ paper: kind }: Card, month: string) =>
  kind === 'slip' ? monthTint(month).soft : paper[kind]

function sheetOf({ paper: kind, item }: Card, part: Part, box: Box, fill: string): Element {
  if (!part.begins || !part.ends) return tornApart(box, part, item, fill)
  if (kind === 'slip') return tornPaper(box, item, fill)
  return kind === 'clipping' ? cutPaper(box, fill) : { kind: 'rect', ...box, fill, radius: 0.5 }
}

// A slip torn off at its right: no two tears alike.
function tornPaper(box: Box, seed: string, fill: string): ShapeElement {
  const random = seeded(`${seed} torn`)
  const steps = Math.max(4, Math.round(box.h / 1.6))
  const edge = Array.from({ length: steps + 1 }, (_, n) => {
    const x = box.w - random() * 1.1
    return `L${x.toFixed(2)} ${((box.h / steps) * n).toFixed(2)}`
  })
  const svg = `<path d="M0 0${edge.join('')}L0 ${box.h.toFixed(2)}Z" fill="${fill}"/>`
  return { ...shape(box, svg), inside: { fill, edge: 1.1 } }
}

// A card torn across, of which another part stands elsewhere: they share their tear.
function tornApart(box: Box, { begins, ends }: Part, seed: string, fill: string): ShapeElement {
  const random = seeded(`${seed} torn apart`)
  const steps = Math.round(box.w / 1.6)
  const across = Array.from({ length: steps + 1 }, (_, n) => (box.w / steps) * n)
  // what a foot lacks the head of the next part has
  const edge = across.map(x => ({ x, y: random() * tear }))
  const at = (x: number, y: number) => `L${x.toFixed(2)} ${y.toFixed(2)}`
  const head = begins ? at(box.w, 0) : edge.map(({ x, y }) => at(x, y)).join('')
  const foot = ends
    ? at(box.w, box.h) + at(0, box.h)
    : edge
        .toReversed()
        .map(({ x, y }) => at(x, box.h - tear + y))
        .join('')
  const svg = `<path d="M0 ${begins ? 0 : tear / 2}${head}${foot}Z" fill="${fill}"/>`
  return { ...shape(box, svg), inside: { fill, edge: tear } }
}

/** mm */
const tear = 1.1

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

const shape = (box: Box, svg: string): ShapeElement => ({ kind: 'shape', ...box, vw: box.w, vh: box.h, svg })
