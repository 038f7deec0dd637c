import { datedElements } from './dated-elements.ts'
import { childElements, type Document, type Element, elementsIn, hasClass } from './elements.ts'

/** Marks of a record through the years: since 2021, before, and the box that both are. */
const RECORD_CLASSES = ['_a6-g', '_2lej', 'uiBoxWhite']

/** The records of a page: by the class of their box, or, where Facebook has renamed it, by the shape of what repeats. */
export function recordsOf(document: Document, timeZone: string): Element[] {
  const elements = elementsIn(document)
  for (const name of RECORD_CLASSES) {
    const marked = elements.filter(element => hasClass(element, name))
    if (marked.length > 0) return outermost(marked)
  }
  const sections = elements.filter(({ name }) => name === 'section' || name === 'article')
  if (sections.length > 0) return outermost(sections)
  return repeated(elements, timeZone)
}

/** Of boxes in boxes, the outer ones; the boxes come in the order of the page, and its depth is bounded. */
function outermost(boxes: readonly Element[]): Element[] {
  const all = new Set<unknown>(boxes)
  const outside = new Map<unknown, boolean>()
  const isOutside = (node: Element['parent']): boolean => {
    if (!node) return true
    const answer = outside.get(node) ?? (!all.has(node) && isOutside(node.parent))
    outside.set(node, answer)
    return answer
  }
  return boxes.filter(box => isOutside(box.parent))
}

/** The children of the element most of whose children end with a date. */
function repeated(elements: readonly Element[], timeZone: string): Element[] {
  const roots = elements.filter(({ parent }) => parent?.type !== 'tag')
  const dated = datedElements(roots, timeZone)
  let best: Element[] = []
  for (const element of elements) {
    const children = childElements(element).filter(child => dated.has(child))
    if (children.length > best.length) best = children
  }
  return best
}
