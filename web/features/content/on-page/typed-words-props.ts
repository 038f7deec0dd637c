import type { SocialItem } from '#contract/item'
import type { DrawnPage } from '#contract/page'
import type { ItemSavers } from '../item-savers.ts'
import type { FormPlace } from './form-place.ts'
import type { TypedPlace } from './lay-letters.ts'
import type { ItemWords } from './shown-words.ts'
import type { TypingStart } from './typing-start.ts'

export interface TypedWordsProps {
  bid: string
  page: DrawnPage
  /** mm */
  size: { width: number; height: number }
  /** CSS pixels per mm. */
  scale: number
  /** As it was read. */
  item: SocialItem
  savers: ItemSavers
  start: TypingStart
  /** A key was pressed at a time (ms) and is in this change. */
  onTyped: (change: number, at: number) => void
  /** The caret goes on where its words stand elsewhere; false where they stand nowhere. */
  onCarry: (caret: FormPlace, words: ItemWords, from: TypedPlace) => boolean
  /** It is over; with a place in the item's words where the form has to go on. */
  onLeave: (place?: FormPlace) => void
}
