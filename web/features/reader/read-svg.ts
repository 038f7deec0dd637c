import { isAllowedAttribute, isAllowedElement, leaveOutGlyphs, scopeDrawing } from './svg-rules.ts'

/**
 * A page's drawing, without the glyphs that this document already has from an earlier drawing of its scope: they are nine
 * tenths of it. It belongs to no document that is on screen until it is put there. Throws on anything that a drawing of
 * ours does not hold.
 */
export function readDrawing(svg: string, scope: string): SVGSVGElement {
  const fresh = leaveOutGlyphs(svg, id => document.getElementById(scope + id) !== null)
  const parsed = new DOMParser().parseFromString(scopeDrawing(fresh, scope), 'image/svg+xml')
  const root = parsed.documentElement
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
