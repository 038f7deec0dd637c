import type { Item } from '#domain/books/item'
import { inGroups } from '../../edit/in-groups.ts'

/** The photos of an entry that stand on one card, by their places in it; its words stand on the first. */
export interface Sheet {
  photos: ReadonlySet<number>
  isFirst: boolean
}

/** All of an entry on one card. */
export const wholeOf = ({ media }: Item): Sheet => ({ photos: new Set(media.keys()), isFirst: true })

/** What stands on a card, on as few as hold `most` photos each. */
export function sheetsOf(whole: Sheet, most: number): Sheet[] {
  if (whole.photos.size <= most) return [whole]
  return inGroups([...whole.photos], most).map((photos, n) => ({
    photos: new Set(photos),
    isFirst: whole.isFirst && n === 0,
  }))
}
