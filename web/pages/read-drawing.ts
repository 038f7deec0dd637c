import { isAllowedAttribute, isAllowedElement, scopeDrawing } from './drawing-rules.ts'

/** A page's drawing as an element of this document. Throws on anything that a drawing of ours does not hold. */
export function readDrawing(svg: string, scope: string): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(scopeDrawing(svg, scope), 'image/svg+xml')
  const root = document.importNode(parsed.documentElement, true)
  if (!(root instanceof SVGSVGElement)) throw new Error('A page was drawn that is no SVG')
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!isAllowedElement(element.localName)) throw new Error(`A page was drawn with ${element.localName}`)
    for (const { name, value } of element.attributes)
      if (!isAllowedAttribute(name, value)) throw new Error(`A page was drawn with ${name}`)
  }
  root.removeAttribute('width')
  root.removeAttribute('height')
  // what it shows is said by the element around it
  root.setAttribute('aria-hidden', 'true')
  root.setAttribute('focusable', 'false')
  return root
}
