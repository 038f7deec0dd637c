import type { Element, Region } from '../../../page/display-list.ts'

/**
 * The colour of what words stand on: of the topmost box that they stand within, or of the paper. Undefined where something else lies
 * behind them, or over them.
 */
export function groundOf(
  elements: readonly Element[],
  words: Element,
  region: Region,
  paper: string,
): string | undefined {
  const at = elements.indexOf(words)
  let ground: string | undefined = paper
  for (const [i, element] of elements.entries()) {
    if (i === at || !lieOnEachOther(element, region)) continue
    const inside = i < at ? plainInside(element) : undefined
    ground = inside && isWithin(region, inside) ? inside.fill : undefined
    // what lies over words hides some of them
    if (i > at) return undefined
  }
  return ground
}

/** The part of an element that is of one colour alone; of other frames it is not known where they are. */
function plainInside(element: Element) {
  if (element.frame && element.frame !== 'area') return undefined
  if (element.kind === 'rect' && element.fill) return { ...element, fill: element.fill }
  if (element.kind !== 'shape' || !element.inside) return undefined
  const { x, y, w, h } = element
  const { fill, edge } = element.inside
  return { x: x + edge, y: y + edge, w: w - 2 * edge, h: h - 2 * edge, fill }
}

function isWithin({ x, y, w, h }: Region, box: { x: number; y: number; w: number; h: number }): boolean {
  return x >= box.x && y >= box.y && x + w <= box.x + box.w && y + h <= box.y + box.h
}

function lieOnEachOther(element: Element, region: Region): boolean {
  const height = element.kind === 'text' ? 0 : element.kind === 'qr' ? element.w : element.h
  const isBeside = element.y + height <= region.y + slack || element.y >= region.y + region.h - slack
  if (isBeside || element.kind === 'text') return false
  // of the other frames only the height is compared: their left depends on the side
  if (element.frame && element.frame !== 'area') return true
  return element.x < region.x + region.w && element.x + element.w > region.x
}

/** mm by which the boxes of hand-drawn things reach beyond them. */
const slack = 0.5
