import { isNarrow } from './is-narrow.ts'

/**
 * Scrolls to an entry on its page: on a phone the sheet covers the lower half, so it goes to the upper one. Of an entry
 * that goes over several pages it is the part nearest to what one looks at.
 */
export function bringIntoView(itemId: string): void {
  setTimeout(() => {
    const areas = [...document.querySelectorAll(`[data-item="${CSS.escape(itemId)}"]`)]
    const [area] = areas.toSorted((area, other) => outOfView(area) - outOfView(other))
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    if (isNarrow()) area?.scrollIntoView({ block: 'start', behavior })
    else area?.scrollIntoView({ block: 'nearest', behavior })
  }, 60)
}

/** CSS pixels by which an element reaches over the edges of the screen. */
function outOfView(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.max(0, -top) + Math.max(0, bottom - innerHeight)
}
