import type { Box, DrawnImage } from '../drawn-page.ts'

/** What a drawn picture shows: fractions of the whole picture, and its own pixels. */
export interface PictureFacts {
  words: boolean
  focus: Box
  widthPx: number
}

export interface CropFaults {
  /** Photos whose focus is not all to be seen. */
  focusOutside: number
  /** Pictures with words of which a part is cut off. */
  croppedWords: number
  /** Photos of which more than 12 % are cut off. */
  croppedMuch: number
}

/** What the slots cut off of pictures of which something is known. */
export function cropFaults(pictures: readonly { image: DrawnImage; facts: PictureFacts }[]): CropFaults {
  const photos = pictures.filter(({ facts }) => !facts.words)
  return {
    focusOutside: photos.filter(({ image, facts }) => !holds(image.box, onPage(facts.focus, image.whole)))
      .length,
    croppedWords: pictures.filter(({ image, facts }) => facts.words && shown(image) < 0.995).length,
    croppedMuch: photos.filter(({ image }) => shown(image) < 0.88).length,
  }
}

const shown = ({ box, whole }: DrawnImage) => (box.w * box.h) / (whole.w * whole.h)

const onPage = (part: Box, whole: Box): Box => ({
  x: whole.x + part.x * whole.w,
  y: whole.y + part.y * whole.h,
  w: part.w * whole.w,
  h: part.h * whole.h,
})

/** mm that may be cut off without being seen. */
const hair = 0.5

const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x - hair &&
  inner.y >= outer.y - hair &&
  inner.x + inner.w <= outer.x + outer.w + hair &&
  inner.y + inner.h <= outer.y + outer.h + hair
