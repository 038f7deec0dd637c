import type { DrawnImage } from '../drawn-page.ts'

/** Photos below 150 ppi and from 150 to 239 at their printed size, of their own pixels where those are known. */
export function lowResolution(images: readonly { image: DrawnImage; widthPx?: number }[]): {
  below150: number
  below240: number
} {
  const ppi = images.map(({ image, widthPx = image.widthPx }) => (widthPx / image.whole.w) * 25.4)
  return {
    below150: ppi.filter(value => value < 150).length,
    below240: ppi.filter(value => value >= 150 && value < 240).length,
  }
}
