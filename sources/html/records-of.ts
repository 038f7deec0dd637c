import { blocksOf, childElements, type Document, type Element, elementsIn, hasClass } from './elements.ts'
import { parseDate } from './parse-date.ts'

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

/** Of boxes in boxes, the outer ones. */
function outermost(elements: readonly Element[]): Element[] {
  const all = new Set<unknown>(elements)
  return elements.filter(element => {
    for (let parent = element.parent; parent; parent = parent.parent) if (all.has(parent)) return false
    return true
  })
}

/** The children of the element most of whose children end with a date. */
function repeated(elements: readonly Element[], timeZone: string): Element[] {
  let best: Element[] = []
  for (const element of elements) {
    const dated = childElements(element).filter(child => endsWithDate(child, timeZone))
    if (dated.length > best.length) best = dated
  }
  return best
}

function endsWithDate(element: Element, timeZone: string): boolean {
  if (childElements(element).length === 0) return false
  const last = blocksOf(element).at(-1)
  return last !== undefined && parseDate(last.text, timeZone) !== undefined
}
