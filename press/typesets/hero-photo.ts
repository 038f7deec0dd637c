import type { Item, Picture } from '#domain/books/item'
import { editMonth } from '../edit/edit-month.ts'
import { type Crop, focusIn, shownSize, within } from '../photos/crop.ts'
import { cropAround } from '../photos/focus.ts'
import { showsBetter } from '../photos/shows-better.ts'

export interface HeroPhoto {
  item: Item
  /** Index among the media of its item. */
  photo: number
  picture: Picture
  /** The part that its owner shows. */
  crop: Crop | undefined
  /** Width over height of that part. */
  aspect: number
}

/**
 * The photo of a month that can open it, and stands nowhere else then: of the shapes and pixels that are asked for, the first of the
 * widest that is not blurred, where there is one. Of an entry with several photos, so that its words keep one beside them, and not of the best of the month, which has a
 * place of its own; without a caption or words in it, and of no size that its owner chose.
 */
export function heroPhoto(
  items: readonly Item[],
  isFit: (aspect: number, widthPx: number) => boolean,
): HeroPhoto | undefined {
  let best: (HeroPhoto & { width: number }) | undefined
  for (const part of editMonth(items, true)) {
    if (part.kind !== 'entry' || part.item.media.filter(({ picture }) => picture).length < fewest) continue
    // what its owner arranged stays together
    if (part.item.media.some(({ size }) => size)) continue
    for (const [photo, { picture, crop, caption }] of part.item.media.entries()) {
      if (!picture || caption || picture.kind === 'words') continue
      const { width, height } = shownSize(picture, crop)
      const aspect = width / height
      if (!isFit(aspect, width)) continue
      if (showsBetter({ picture, width }, best))
        best = { item: part.item, photo, picture, crop, aspect, width }
    }
  }
  return best
}

/** Photos of an entry that gives one away. */
const fewest = 2

/** The items of a month without that photo; the others keep their places among the media of their item. */
export function withoutPhoto(
  items: readonly Item[],
  { item, photo }: { item: string; photo: number },
): Item[] {
  return items.map(other => {
    if (other.id !== item) return other
    return {
      ...other,
      media: other.media.map((media, index) => {
        if (index !== photo) return media
        const { picture: _, ...rest } = media
        return rest
      }),
    }
  })
}

/** The part of a picture, or of what its owner shows of it, that has another shape, around its focus; of the whole of it. */
export function cropTo(picture: Picture, aspect: number, crop?: Crop): Crop {
  const { width, height } = shownSize(picture, crop)
  const focus = picture.focus && focusIn(picture.focus, crop)
  return within(crop, cropAround((aspect * height) / width, focus))
}
