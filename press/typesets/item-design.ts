import type { Item } from '#domain/books/item'
import type { composeGroup } from '../photos/compose-group.ts'

/**
 * How a typeset sets the parts of an item; lengths in mm, white in rows. Every typeset names its styles alike:
 * `body`, `title`, `caption` for words of others and of pictures, `small` for what is said about them.
 */
export interface ItemDesign {
  x: number
  w: number
  /** Style of the person's own words where it is not `body`. */
  body?: string
  /** Rows between paragraphs, and before photos and cards. */
  paragraphGap: number
  partGap: number
  /** Where photos stand, when they are wider than the words. */
  photos?: (item: Item, group: number) => { x: number; w: number }
  photoGap: number
  photoRadius?: number
  /** Most rows of one group of photos, and how large photos should be by taste (1 is usual). */
  photoRows: number
  photoTargetScale?: number
  /** Photos at the head of the item, before the words. */
  photosFirst?: boolean
  /** Most photos that make one group. */
  groupMost?: number
  /** How a group is composed, where not as usual. */
  compose?: typeof composeGroup
  /** How a picture that its owner wants large is composed, where not as wide as the measure. */
  composeLarge?: typeof composeGroup
  /** Where pictures stand that are all to be small; in the middle where absent. */
  smallAt?: 'left'
  accent: string
  hairline: string
}
