import type { FormPlace } from './form-place.ts'
import type { TypedPlace } from './lay-letters.ts'
import type { Point } from './place-letters.ts'

/** Where typing on a page begins. */
export interface TypingStart {
  /** The paragraph, or its part on this page, as it is printed. */
  printed: TypedPlace['words']
  /** What was clicked at, mm from the upper left of the page. */
  point: Point
  /** It goes on from another part: where in the item's words the caret is. */
  caret?: FormPlace
}
