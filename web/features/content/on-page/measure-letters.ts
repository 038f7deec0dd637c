/** Where the letters of a text begin when nothing is added between them, in CSS pixels from its first. */
export function measureLetters(measure: HTMLElement, text: string, offsets: readonly number[]): number[] {
  measure.textContent = text
  const node = measure.firstChild
  if (!node) return []
  const { left } = measure.getBoundingClientRect()
  const range = document.createRange()
  return offsets.map(offset => {
    range.setStart(node, offset)
    range.setEnd(node, Math.min(offset + 1, text.length))
    return range.getBoundingClientRect().left - left
  })
}

/** CSS pixels from the top of a line to its baseline. */
export function measureBaseline(measure: HTMLElement): number {
  const probe = document.createElement('span')
  probe.style.display = 'inline-block'
  measure.replaceChildren('永', probe)
  const baseline = probe.getBoundingClientRect().bottom - measure.getBoundingClientRect().top
  measure.replaceChildren()
  return baseline
}
