import { isBlurred } from '#domain/books/is-blurred'
import type { Focus, Item, Picture } from '#domain/books/item'
import { withDaysAlone } from '../../edit/days-alone.ts'
import { weighItem } from '../../edit/weigh-item.ts'
import { type Crop, focusIn, shownSize } from '../../photos/crop.ts'

/** A picture for the cover, and the part of it that is shown. */
export interface ChosenPhoto {
  picture: Picture
  crop?: Crop
  /** What is kept in sight, as fractions of that part; the middle where absent. */
  focus?: Focus
}

/**
 * The picture with the most to show, neither ribbon nor stamp nor blurred, of the entry that weighs most among them; the first of
 * equals. `items`: in the order of time.
 */
export function chooseCoverPhoto(items: readonly Item[]): ChosenPhoto | undefined {
  let best: { photo: ChosenPhoto; score: number } | undefined
  for (const { item, daysAlone } of withDaysAlone(items)) {
    const weight = weighItem(item, daysAlone)
    for (const { picture, crop } of item.media) {
      if (!picture) continue
      const { width, height } = shownSize(picture, crop)
      const aspect = width / height
      const suits = aspect > 0.6 && aspect < 1.8 ? 1 : 0.2
      // a cover cuts its picture: none with words where there is another
      const size = Math.min(4_000_000, width * height) * suits * (picture.kind === 'words' ? 0.01 : 1)
      const score = size * (isBlurred(picture) ? 0.1 : 1) * (heaviest + weight)
      if (!best || score > best.score) best = { photo: shownPhoto(picture, crop), score }
    }
  }
  return best?.photo
}

/** About what the heaviest entry weighs: it counts as much as twice the pixels. */
const heaviest = 12

const shownPhoto = (picture: Picture, crop: Crop | undefined): ChosenPhoto => ({
  picture,
  ...(crop && { crop }),
  ...(picture.focus && { focus: focusIn(picture.focus, crop) }),
})
