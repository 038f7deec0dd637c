import type { Visitor } from './visitor.ts'

export interface Sums {
  items: number
  photos: number
  placedItems: number
  placedPhotos: number
}

/** The first sentence of a receipt. */
export function sentenceOf(t: Visitor['t'], { items, photos, placedItems, placedPhotos }: Sums): string {
  return t('web-import:receipt.sentence', {
    items: t('web-import:receipt.count.item', { count: items }),
    photos: t('web-import:receipt.count.photo', { count: photos }),
    placedItems: t('web-import:receipt.count.item', { count: placedItems }),
    placedPhotos: t('web-import:receipt.count.photo', { count: placedPhotos }),
  })
}
