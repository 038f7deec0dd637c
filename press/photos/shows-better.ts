import { isBlurred } from '#domain/books/is-blurred'
import type { PictureContent } from '#domain/books/item'

export interface WidePicture {
  picture: PictureContent
  /** px of the part that is shown. */
  width: number
}

/** Which of two photos a large place is for: a sharp one before a blurred one, else the wider; of equals the other. */
export function showsBetter(one: WidePicture, other: WidePicture | undefined): boolean {
  if (!other) return true
  const [blurred, otherBlurred] = [isBlurred(one.picture), isBlurred(other.picture)]
  return blurred === otherBlurred ? one.width > other.width : otherBlurred
}
