/**
 * The focus goes to the entry beside one that was deleted: in the list of the month, which stays while the pages are set anew, or
 * on its page where the list is not on screen.
 */
export function focusBeside(itemId: string): void {
  const areas = [...document.querySelectorAll<HTMLElement>('[data-item]')]
  const isDeleted = (area: HTMLElement) => area.dataset.item === itemId
  const behind = areas.slice(areas.findLastIndex(isDeleted) + 1)
  const before = areas.slice(0, Math.max(0, areas.findIndex(isDeleted))).toReversed()
  const beside = [...behind, ...before].filter(area => !isDeleted(area))
  // the list takes the place of the editor first
  setTimeout(() => {
    const listed = beside.map(area =>
      document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(area.dataset.item ?? '')}"]`),
    )
    const line = listed.find(line => line?.checkVisibility())
    const target = line ?? beside[0]
    target?.focus({ preventScroll: true })
  })
}
