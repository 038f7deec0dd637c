/** Scrolls to an entry on its page: on a phone the sheet covers the lower half, so it goes to the upper one. */
export function bringIntoView(itemId: string): void {
  setTimeout(() => {
    const area = document.querySelector(`[data-item="${CSS.escape(itemId)}"]`)
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    if (matchMedia('(max-width: 48rem)').matches) area?.scrollIntoView({ block: 'start', behavior })
    else area?.scrollIntoView({ block: 'nearest', behavior })
  }, 60)
}
