import type { Element, Page } from '../../../page/display-list.ts'
import type { FrontContext } from '../front/front-context.ts'
import { frontDesignOf } from '../front/front-design-of.ts'
import { pageHead } from '../front/page-head.ts'

/** Pages with lines to write on by hand. */
export function notesPages(count: number, context: FrontContext): Page[] {
  return Array.from({ length: count }, (_, i) => notesPage(i === 0, context))
}

function notesPage(first: boolean, context: FrontContext): Page {
  const { area, words } = context
  const { rule } = frontDesignOf(context)
  const step = area.page.width > 150 ? 11 : 9
  const top = area.height * 0.12
  const lines = Math.floor((area.height - top) / step)
  return {
    bare: true,
    regions: [],
    elements: [
      ...(first ? pageHead(words.notes, context) : []),
      ...Array.from({ length: lines }, (_, i): Element => {
        const y = area.top + top + (i + 1) * step - 1
        return rule({ x: 0, y, w: area.width })
      }),
    ],
  }
}
