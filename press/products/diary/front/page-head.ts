import type { Element, TextElement } from '../../../page/display-list.ts'
import type { FrontContext } from './front-context.ts'
import { frontDesignOf } from './front-design-of.ts'

/** What a page of front or back matter is called, at its head; `heading`: in the bookmarks, too. */
export function pageHead(name: string, context: FrontContext, heading = false): Element[] {
  const { area } = context
  const at = { x: 0, y: area.top, w: area.width }
  const words: TextElement = { kind: 'text', ...at, style: 'frontHead', lines: 1, runs: [name] }
  const { garland } = frontDesignOf(context)
  return [...(garland?.(at, name) ?? []), heading ? { ...words, heading: 1 } : words]
}
