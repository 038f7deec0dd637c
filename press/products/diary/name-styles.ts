import type { Element } from '../../page/display-list.ts'
import type { Styles, TextStyle } from '../../page/style.ts'

/**
 * Elements that name styles of a drawing. Those of `own` that are others there are added to it, each under a name that says all of it: drawings
 * of one book are joined, and pages of several editions stand in one.
 */
export function nameStyles(elements: readonly Element[], own: Styles, drawing: Styles): Element[] {
  const names = new Map<string, string>()
  const nameOf = (style: string): string => {
    const known = names.get(style)
    if (known !== undefined) return known
    const name = nameIn(drawing, style, own[style])
    names.set(style, name)
    return name
  }
  return elements.map(element => {
    if (element.kind !== 'text') return element
    const style = nameOf(element.style)
    return style === element.style ? element : { ...element, style }
  })
}

function nameIn(drawing: Styles, name: string, own: TextStyle | undefined): string {
  if (!own) return name
  const all = JSON.stringify(own)
  if (all === JSON.stringify(drawing[name])) return name
  const ownName = `${name} ${all}`
  drawing[ownName] = own
  return ownName
}
