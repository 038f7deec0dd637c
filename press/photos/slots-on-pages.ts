import type { Page } from '../page/display-list.ts'

/** px per mm of the two editions: 300 ppi for the press, 150 for the screen (facts, print 3). */
export const printPxPerMm = 300 / 25.4
export const readingPxPerMm = 150 / 25.4

/** For each picture the widest that it is shown anywhere, uncropped, in mm. */
export function widestSlots(pages: Iterable<Pick<Page, 'elements'>>): Map<string, number> {
  const widest = new Map<string, number>()
  for (const page of pages) {
    for (const element of page.elements) {
      if (element.kind !== 'image') continue
      const full = element.w / element.crop.w
      widest.set(element.photo, Math.max(widest.get(element.photo) ?? 0, full))
    }
  }
  return widest
}
