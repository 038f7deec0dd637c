import type { Element } from '../page/display-list.ts'

/** px per mm of the two editions: 300 ppi for the press, 150 for the screen (facts, print 3). */
export const printPxPerMm = 300 / 25.4
export const readingPxPerMm = 150 / 25.4

/** Widths in mm, uncropped, at which each picture (sha256) is shown; the widest first. */
export type PhotoWidths = Map<string, number[]>

/**
 * For each picture the widths that files are made for: a width serves the slots down to a tenth below it, so
 * that a picture shown twice at nearly one size is stored once. What is made for a slot has 330 ppi at most, what is kept as it
 * is (derive-photo.ts) 495.
 */
export function photoWidths(sheets: Iterable<{ elements: Element[] }>): PhotoWidths {
  const shown = new Map<string, number[]>()
  for (const { elements } of sheets) {
    for (const element of elements) {
      if (element.kind !== 'image') continue
      const widths = shown.get(element.photo)
      if (widths) widths.push(shownWidth(element))
      else shown.set(element.photo, [shownWidth(element)])
    }
  }
  return new Map([...shown].map(([photo, widths]) => [photo, grouped(widths)]))
}

/** Width in mm that the whole picture would take where a part of it is shown. */
export function shownWidth(image: { w: number; crop: { w: number } }): number {
  return image.w / image.crop.w
}

/** The width among those files are made for that serves a slot. */
export function servingWidth(widths: PhotoWidths, photo: string, width: number): number {
  const made = widths.get(photo) ?? []
  const serving = made.filter(candidate => candidate >= width - 0.001)
  const least = serving.at(-1) ?? made[0]
  if (least === undefined) throw new Error(`no file was made of photo ${photo}`)
  return least
}

function grouped(widths: number[]): number[] {
  const groups: number[] = []
  for (const width of widths.sort((a, b) => b - a)) {
    const widest = groups.at(-1)
    if (widest === undefined || width < widest / 1.1) groups.push(width)
  }
  return groups
}
