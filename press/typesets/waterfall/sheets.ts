import type { Item } from '#domain/books/item'
import { inGroups } from '../../edit/in-groups.ts'

/** The photos of an entry that stand on one card, by their places in it; its words stand on the first. */
export interface Sheet {
  photos: ReadonlySet<number>
  isFirst: boolean
  isLast: boolean
}

/** All of an entry on one card. */
export const wholeOf = ({ media }: Item): Sheet => ({
  photos: new Set(media.keys()),
  isFirst: true,
  isLast: true,
})

/** Where a card is torn that has such a part of its entry. */
export const tornOf = ({ isFirst, isLast }: Sheet) => ({ head: !isFirst, foot: !isLast })

/** What stands on a card, on as few as hold `most` photos each. */
export function sheetsOf(whole: Sheet, most: number): Sheet[] {
  if (whole.photos.size <= most) return [whole]
  return inGroups([...whole.photos], most).map((photos, n, all) => ({
    photos: new Set(photos),
    isFirst: whole.isFirst && n === 0,
    isLast: whole.isLast && n === all.length - 1,
  }))
}

/** What stands on a card, on two of them: half of it on each, or one photo more on the first or on the second. */
export function twoSheets({ photos, isFirst, isLast }: Sheet): [Sheet, Sheet][] {
  const all = [...photos]
  const half = Math.ceil(all.length / 2)
  const cuts = [half, half - 1, half + 1].filter(
    cut => cut >= leastOnSheet && all.length - cut >= leastOnSheet,
  )
  return cuts.map(cut => [
    { photos: new Set(all.slice(0, cut)), isFirst, isLast: false },
    { photos: new Set(all.slice(cut)), isFirst: false, isLast },
  ])
}

const leastOnSheet = 2
