import type { PictureContent } from '#domain/books/item'
import { findFocus } from './find-focus.ts'
import { findTextLines } from './find-text-lines.ts'
import { hasWords } from './has-words.ts'
import { type ColourImage, greyOf } from './small-image.ts'
import { flatShare, hasWhiteEdge, sharpnessOf } from './surfaces.ts'

/** What a picture shows, told from its small version (`smallSize`) in some milliseconds. */
export function describePicture(image: ColourImage): Required<PictureContent> {
  const grey = greyOf(image)
  return {
    kind: hasWords({ lines: findTextLines(grey), flat: flatShare(grey), ...image }) ? 'words' : 'photo',
    focus: findFocus(image),
    sharpness: sharpnessOf(grey),
    whiteEdge: hasWhiteEdge(image),
  }
}
