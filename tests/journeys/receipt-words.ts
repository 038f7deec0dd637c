import type { Visitor } from './visitor.ts'

export interface Sums {
  items: number
  photos: number
  placedItems: number
  placedPhotos: number
}

/** The first sentence of a receipt. */
export function sentenceOf(say: Visitor['say'], { items, photos, placedItems, placedPhotos }: Sums): string {
  return say('web-import:receipt.sentence', {
    items: say('web-import:receipt.count.item', { count: items }),
    photos: say('web-import:receipt.count.photo', { count: photos }),
    placedItems: say('web-import:receipt.count.item', { count: placedItems }),
    placedPhotos: say('web-import:receipt.count.photo', { count: placedPhotos }),
  })
}
